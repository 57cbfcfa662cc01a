public import Testing

/// Compares a value with its snapshot like `expectSnapshot(of:as:named:record:)`, but reports nothing.
///
/// The comparison counts in every other way: it claims the snapshot's file, and a new or changed text is recorded or
/// laid aside for review.
///
/// - Returns: The message that would fail the test; nil if the text equals the snapshot.
public func verifySnapshot<Value>(
    of value: Value, as strategy: Snapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) -> String? {
    verifySnapshot(
        of: value, as: strategy, named: name, record: recording,
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Compares a value with its snapshot, for a call at the given place.
///
/// The nearest `Package.swift` above the file at that place marks the package.
///
/// - Returns: The message that would fail the test; nil if the text equals the snapshot.
public func verifySnapshot<Value>(
    of value: Value, as strategy: Snapshotting<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, sourceLocation: SourceLocation
) -> String? {
    SnapshotScope.running.failure(of: value, as: strategy, named: name, record: recording, at: sourceLocation)?.message
}
