import SnapshotFiles
public import Testing

/// Checks that a value still looks as it does in its snapshot, a text file which is kept with the sources.
///
/// The file is `Snapshots/<module>/<suites>/<test>[.<case>][.<name>][.<call>].<extension>` in the package of the test, where
/// the extension is the strategy's. A text that is new or has changed fails the test, and what then becomes of it,
/// `SNAPSHOT_RECORD` in the environment decides, or the trait `.snapshots(record:)`, or else the default: it is laid aside
/// for review, and on CI only reported. A test fails when something was recorded for it, so that no change passes unseen.
///
/// Texts are compared by their bytes, after CRLF has become LF and a last line without a newline has been given one.
/// A difference that cannot be seen, such as a trailing blank or a no-break space, is named with its code points.
///
/// - Parameters:
///   - value: May be awaited and may throw, as in `#expect`: `expectSnapshot(of: try await model.load(), as: .dump)`. Its
///     error is the test's own. What the strategy throws is recorded as an issue, and the test goes on.
///   - name: Tells the snapshots of one test apart. Two assertions that claim one file in a run are an error; one that is
///     called again counts its calls, in the name of the file, too.
///   - sourceLocation: Where a failure is reported. The file's nearest `Package.swift` above marks the package.
public func expectSnapshot<Value>(
    of value: Value, as strategy: Snapshotting<Value>, named name: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        let scope = SnapshotScope.current ?? .ofThisRun
        var snapshot = try SnapshotName.current(named: name)
        snapshot.pathExtension = strategy.pathExtension
        let assertion = SnapshotAssertion(
            name: snapshot,
            store: try SnapshotStore(packageOf: sourceLocation.filePath),
            recording: try .current(trait: scope.recording),
            calls: scope.calls,
            claims: .ofThisRun,
            sourceLocation: sourceLocation)
        let verdict = try assertion.verdict(on: strategy.text(value))
        SnapshotTally.countInThisRun(verdict)
        if let failure = verdict.failure {
            Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
        }
        verdict.change?.attach(at: sourceLocation)
    } catch let error where error is SnapshotError || error is SnapshotFileError {
        Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}

/// Checks that a value still looks in several ways as it does in its snapshots, a file for each.
///
///     expectSnapshots(of: screen, as: ["model": .model, "screen": .screen(size), "transcript": .transcript(size)])
///
/// Each is compared and reported as by `expectSnapshot(of:as:named:)`, whatever became of the others.
///
/// - Parameters:
///   - strategies: The ways, each with its snapshot's name.
///   - sourceLocation: Where a failure is reported. The file's nearest `Package.swift` above marks the package.
public func expectSnapshots<Value>(
    of value: Value, as strategies: KeyValuePairs<String, Snapshotting<Value>>,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for (name, strategy) in strategies {
        expectSnapshot(of: value, as: strategy, named: name, sourceLocation: sourceLocation)
    }
}
