import SnapshotFiles
public import Testing

/// Checks that a value still looks as it does in its snapshot, a text file which is kept with the sources.
///
/// The file is `Snapshots/<module>/<suites>/<test>[.<case>][.<name>][.<call>].txt` in the package of the test. A text that is new
/// or has changed fails the test, and what then becomes of it, `SNAPSHOT_RECORD` in the environment decides, or the trait
/// `.snapshots(record:)`, or else the default: it is laid aside for review, and on CI only reported. A test fails when
/// something was recorded for it, so that no change passes unseen.
///
/// Texts are compared by their bytes, after CRLF has become LF and a last line without a newline has been given one.
/// A difference that cannot be seen, such as a trailing blank or a no-break space, is named with its code points.
///
/// - Parameters:
///   - name: Tells the snapshots of one test apart. Two assertions that claim one file in a run are an error; one that is
///     called again counts its calls, in the name of the file, too.
///   - sourceLocation: Where a failure is reported. The file's nearest `Package.swift` above marks the package.
public func expectSnapshot<Value>(
    of value: Value, as strategy: Snapshotting<Value>, named name: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        let scope = SnapshotScope.current ?? .ofThisRun
        let assertion = SnapshotAssertion(
            name: try .current(named: name),
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
    } catch {
        Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
    }
}
