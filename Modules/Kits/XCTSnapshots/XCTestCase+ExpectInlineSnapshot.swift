#if canImport(XCTest)
    import Testing
    public import TextSnapshots
    public import XCTest

    extension XCTestCase {
        /// Checks that a value still looks as it does in its inline snapshot, a string literal in the closure after the
        /// call.
        ///
        /// The method works like Swift Testing's function of the same name, which cannot fail an `XCTestCase`.
        ///
        /// - Parameters:
        ///   - value: The value; its expression may contain `try` and `await`. If it throws, so does the test; if the
        ///     strategy throws, the test fails but continues.
        ///   - strategy: The strategy that turns the value into a text.
        ///   - recording: What happens to a new or changed text of this call.
        ///   - fileID: The module and the file of the call.
        ///   - filePath: The path of the file.
        ///   - line: The line of the call's opening parenthesis.
        ///   - column: The column of that parenthesis.
        ///   - expected: The inline snapshot: a trailing closure that contains one string literal and nothing else.
        public func expectInlineSnapshot<Value>(
            of value: Value, as strategy: Snapshotting<Value>, record recording: SnapshotRecording? = nil,
            fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, matches expected: (() -> String)? = nil
        ) {
            let failure = snapshotScope.failure(
                of: value, as: strategy, record: recording, matches: expected,
                at: SourceLocation(fileID, filePath, line, column))
            if let failure { report(failure, file: filePath, line: line) }
        }
    }
#endif
