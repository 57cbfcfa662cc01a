public import Testing

/// Checks that a value still looks as it does in its snapshot, using a strategy with asynchronous work.
///
/// The comparison is the same as in `expectSnapshot(of:as:named:record:)` with a synchronous strategy. The test fails
/// if the strategy throws or takes longer than its time limit.
public nonisolated(nonsending) func expectSnapshot<Value>(
    of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
    let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await SnapshotScope.running.failure(of: value, as: strategy, named: name, record: recording, at: place)?
        .report(at: place)
}

/// Checks that a value still looks as it does in several snapshots, one for each strategy, in the strategies' order.
///
/// The name of each snapshot is the key of its strategy.
public nonisolated(nonsending) func expectSnapshots<Value>(
    of value: Value, as strategies: KeyValuePairs<String, AsyncSnapshotting<Value>>,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
    let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    for (name, strategy) in strategies {
        await expectSnapshot(of: value, as: strategy, named: name, record: recording, sourceLocation: place)
    }
}

/// Compares a value with its snapshot like the asynchronous `expectSnapshot(of:as:named:record:)`, but reports nothing.
///
/// - Returns: The message that would fail the test; nil if the text equals the snapshot.
public nonisolated(nonsending) func verifySnapshot<Value>(
    of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async -> String? {
    let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return await SnapshotScope.running.failure(
        of: value, as: strategy, named: name, record: recording, at: place)?.messageAfterRecording()
}
