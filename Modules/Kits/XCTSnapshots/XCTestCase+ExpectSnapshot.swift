#if canImport(XCTest)
    import Testing
    public import TextSnapshots
    public import XCTest

    extension XCTestCase {
        /// Checks that a value still looks as it does in its snapshot, a text file that is kept with the sources.
        ///
        /// The method works like Swift Testing's function of the same name, which cannot fail an `XCTestCase`.
        /// The file is `Snapshots/<module>/<class>/<method>[.<name>][.<call>].<extension>` in the package of the test.
        ///
        /// - Parameters:
        ///   - value: The value; its expression may contain `try` and `await`. If it throws, so does the test; if the
        ///     strategy throws, the test fails but continues.
        ///   - strategy: The strategy that turns the value into a text.
        ///   - name: Distinguishes the snapshots of one test. Unnamed snapshots are numbered in the order of the calls.
        ///   - recording: What happens to a new or changed text of this call.
        ///   - fileID: The module and the file of the call.
        ///   - filePath: The path of the file.
        ///   - line: The line of the call.
        ///   - column: The column of the call.
        public func expectSnapshot<Value>(
            of value: Value, as strategy: Snapshotting<Value>, named name: String? = nil,
            record recording: SnapshotRecording? = nil,
            fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            let failure = snapshotScope.failure(
                of: value, as: strategy, named: name, record: recording,
                at: SourceLocation(fileID, filePath, line, column))
            if let failure { report(failure, file: filePath, line: line) }
        }

        /// Checks that a value still looks as it does in several snapshots, one for each strategy.
        ///
        /// Each key of `strategies` names a snapshot. Each snapshot is checked as in a call of
        /// `expectSnapshot(of:as:named:)`, even if another one fails.
        public func expectSnapshots<Value>(
            of value: Value, as strategies: KeyValuePairs<String, Snapshotting<Value>>,
            record recording: SnapshotRecording? = nil,
            fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            for (name, strategy) in strategies {
                expectSnapshot(
                    of: value, as: strategy, named: name, record: recording, fileID: fileID, file: filePath, line: line,
                    column: column)
            }
        }

        /// Compares a value with its snapshot like `expectSnapshot(of:as:named:record:)`, but reports nothing.
        ///
        /// - Returns: The message that would fail the test; nil if the text equals the snapshot.
        public func verifySnapshot<Value>(
            of value: Value, as strategy: Snapshotting<Value>, named name: String? = nil,
            record recording: SnapshotRecording? = nil,
            fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) -> String? {
            snapshotScope.failure(
                of: value, as: strategy, named: name, record: recording,
                at: SourceLocation(fileID, filePath, line, column))?.messageAfterRecording()
        }
    }
#endif
