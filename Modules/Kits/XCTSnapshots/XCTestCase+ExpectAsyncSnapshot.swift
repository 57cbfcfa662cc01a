#if canImport(XCTest)
    import Testing
    public import TextSnapshots
    public import XCTest

    extension XCTestCase {
        /// Checks that a value still looks as it does in its snapshot, using a strategy with asynchronous work.
        ///
        /// The test fails if the strategy throws or takes longer than its time limit.
        public nonisolated(nonsending) func expectSnapshot<Value>(
            of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String? = nil,
            record recording: SnapshotRecording? = nil,
            fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async {
            let failure = await snapshotScope.failure(
                of: value, as: strategy, named: name, record: recording,
                at: SourceLocation(fileID, filePath, line, column))
            if let failure { report(failure, file: filePath, line: line) }
        }

        /// Checks that a value still looks as it does in several snapshots, one for each strategy.
        ///
        /// Each key of `strategies` names a snapshot. The strategies run one after the other.
        public nonisolated(nonsending) func expectSnapshots<Value>(
            of value: Value, as strategies: KeyValuePairs<String, AsyncSnapshotting<Value>>,
            record recording: SnapshotRecording? = nil,
            fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async {
            for (name, strategy) in strategies {
                await expectSnapshot(
                    of: value, as: strategy, named: name, record: recording, fileID: fileID, file: filePath, line: line,
                    column: column)
            }
        }

        /// Compares a value with its snapshot like the asynchronous `expectSnapshot(of:as:named:record:)`, but reports
        /// nothing.
        ///
        /// - Returns: The message that would fail the test; nil if the text equals the snapshot.
        public nonisolated(nonsending) func verifySnapshot<Value>(
            of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String? = nil,
            record recording: SnapshotRecording? = nil,
            fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) async -> String? {
            await snapshotScope.failure(
                of: value, as: strategy, named: name, record: recording,
                at: SourceLocation(fileID, filePath, line, column))?.messageAfterRecording()
        }
    }
#endif
