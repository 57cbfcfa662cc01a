public import Testing

/// Checks that a value still looks as it does in its snapshot, a text file that is kept with the sources.
///
/// The file is `Snapshots/<module>/<suites>/<test>[.<case>][.<name>][.<call>].<extension>` in the package of the test;
/// the strategy sets the extension. A new or changed text fails the test, even if the text is recorded, so that no
/// change goes unnoticed. The mode decides whether the text is recorded. `SNAPSHOT_RECORD` in the environment overrides
/// `recording`, which overrides the mode of the trait `.snapshots(record:)`; but nothing overrides `never` in code.
/// By default, the text is saved as pending, for review; on CI, the text is only reported.
///
/// Texts are compared by their bytes. A file holds the text and a newline at the end.
/// A difference that cannot be seen, such as a trailing blank or a no-break space, is named with its code points.
///
/// A failure is reported at the call. The nearest `Package.swift` above the file of the call marks the package.
///
/// - Parameters:
///   - value: The value; its expression may be awaited and may throw, as in `#expect`: `expectSnapshot(of: try await
///     model.load(), as: .dump)`. If it throws, the test ends with that error. An error of the strategy is recorded as
///     an issue, and the test goes on.
///   - strategy: The strategy that turns the value into a text or data.
///   - name: A name that distinguishes this snapshot from the test's others. Without names, they are numbered in the
///     order of the calls. Two assertions must not have the same name; repeated calls of one assertion are numbered.
///   - recording: What happens to a new or changed text of this call.
///   - sourceLocation: The place to report, for a helper that passes on its caller's place; nil to report this call.
///   - fileID: The module and the file of the call; like the next three parameters, it can be left out.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectSnapshot<Value>(
    of value: Value, as strategy: Snapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    SnapshotScope.running.failure(of: value, as: strategy, named: name, record: recording, at: place)?.report(at: place)
}

/// Checks that a value still looks as it does in several snapshots, one for each strategy.
///
///     expectSnapshots(of: screen, as: ["model": .model, "screen": .screen(size), "transcript": .transcript(size)])
///
/// The name of each snapshot is the key of its strategy. Each snapshot is compared and reported as in a call of
/// `expectSnapshot(of:as:named:)`, even if other snapshots fail.
public func expectSnapshots<Value>(
    of value: Value, as strategies: KeyValuePairs<String, Snapshotting<Value>>,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    for (name, strategy) in strategies {
        expectSnapshot(of: value, as: strategy, named: name, record: recording, sourceLocation: place)
    }
}

/// Compares a value with its snapshot like `expectSnapshot(of:as:named:record:)`, but reports nothing.
///
/// All other effects are the same: the call claims the snapshot's file, and a new or changed text is recorded or saved
/// as pending. The text is written before any report, because the caller might not report anything.
///
/// - Returns: The message that would fail the test; nil if the text equals the snapshot.
public func verifySnapshot<Value>(
    of value: Value, as strategy: Snapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> String? {
    let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return SnapshotScope.running.failure(of: value, as: strategy, named: name, record: recording, at: place)?
        .messageAfterRecording()
}
