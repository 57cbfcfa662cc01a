#if canImport(XCTest)
    import Testing
    public import TextSnapshots
    public import XCTest

    extension XCTestCase {
        /// Checks that a value still looks as it does in its snapshot, a text file that is kept with the sources.
        ///
        /// The method works like the function of the same name for Swift Testing. That function cannot fail an `XCTestCase`.
        /// The file is `Snapshots/<module>/<class>/<method>[.<name>][.<call>].<extension>` in the package of the test.
        ///
        /// - Parameters:
        ///   - value: The value, which may be awaited and may throw. An error thrown by the value goes to the test. An
        ///     error thrown by the strategy fails the test, which continues.
        ///   - strategy: The way from the value to a text.
        ///   - name: A name to distinguish the snapshots of one test. Unnamed snapshots are numbered in the order of the calls.
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
        /// Each strategy has the name of its snapshot. Each snapshot is compared and reported as by
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
