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
/// The nearest `Package.swift` above the file at that place marks the package.
public nonisolated(nonsending) func expectSnapshot<Value>(
    of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation
) async {
    await SnapshotScope.running.failure(
        of: value, as: strategy, named: name, record: recording, at: sourceLocation)?
        .report(at: sourceLocation)
}

/// Checks that a value still looks as it does in several snapshots, one for each strategy, one after the other.
///
/// Each strategy has the name of its snapshot.
public nonisolated(nonsending) func expectSnapshots<Value>(
    of value: Value, as strategies: KeyValuePairs<String, AsyncSnapshotting<Value>>,
    record recording: SnapshotRecording? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
    await expectSnapshots(
        of: value, as: strategies, record: recording,
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Checks that a value still looks as it does in several snapshots, and reports failures at the given place.
///
/// The nearest `Package.swift` above the file at that place marks the package.
public nonisolated(nonsending) func expectSnapshots<Value>(
    of value: Value, as strategies: KeyValuePairs<String, AsyncSnapshotting<Value>>,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation
) async {
    for (name, strategy) in strategies {
        await expectSnapshot(of: value, as: strategy, named: name, record: recording, sourceLocation: sourceLocation)
    }
}

/// Compares a value with its snapshot like the asynchronous `expectSnapshot(of:as:named:record:)`, but reports nothing.
///
/// - Returns: The message that would fail the test; nil if the text equals the snapshot.
public nonisolated(nonsending) func verifySnapshot<Value>(
    of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async -> String? {
    await verifySnapshot(
        of: value, as: strategy, named: name, record: recording,
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Compares a value with its snapshot, for a call at the given place.
///
/// The nearest `Package.swift` above the file at that place marks the package.
///
/// - Returns: The message that would fail the test; nil if the text equals the snapshot.
public nonisolated(nonsending) func verifySnapshot<Value>(
    of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation
) async -> String? {
    await SnapshotScope.running.failure(
        of: value, as: strategy, named: name, record: recording, at: sourceLocation)?.message
}
