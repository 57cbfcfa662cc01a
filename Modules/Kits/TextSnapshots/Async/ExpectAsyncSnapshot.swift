public import Testing

/// Checks that a value still looks as it does in its snapshot, by a strategy that needs asynchronous work.
///
/// The comparison is that of `expectSnapshot(of:as:named:record:)` with a synchronous strategy. The test fails if the
/// strategy throws or takes longer than its time limit.
public nonisolated(nonsending) func expectSnapshot<Value>(
    of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
    await expectSnapshot(
        of: value, as: strategy, named: name, record: recording,
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Checks that a value still looks as it does in its snapshot, and reports a failure at the given place.
///
/// - Parameter sourceLocation: The place to report. The nearest `Package.swift` above its file marks the package.
public nonisolated(nonsending) func expectSnapshot<Value>(
    of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation
) async {
    await SnapshotScope.running.failure(
        of: value, as: strategy, named: name, record: recording, at: sourceLocation)?
        .report(at: sourceLocation)
}

/// Compares a value with its snapshot like the asynchronous `expectSnapshot(of:as:named:record:)`, but reports nothing.
///
/// - Returns: The message that would fail the test; nil if the text equals the snapshot.
public nonisolated(nonsending) func verifySnapshot<Value>(
    of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async -> String? {
    await SnapshotScope.running.failure(
        of: value, as: strategy, named: name, record: recording,
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))?.message
}
