public import Testing

/// Checks that a value still looks as it does in its inline snapshot, a string literal in the closure after the call.
///
///     expectInlineSnapshot(of: greeting, as: .lines) {
///         """
///         Hello, Ada!
///         """
///     }
///
/// Without a closure, the text counts as new. A new or changed text fails the test. The mode decides whether that text
/// is recorded or saved as pending, as in `expectSnapshot(of:as:)`. Recording writes the literal into the source,
/// unless the source was changed after the tests were built. Texts are compared like those in files.
///
/// A call that runs several times, in a loop or in a parameterised test, must have the same text each time.
///
/// - Parameters:
///   - value: The value; its expression may be awaited and may throw, as in `#expect`. If it throws, the test ends with
///     that error. An error of the strategy is recorded as an issue, and the test goes on.
///   - strategy: The strategy that turns the value into a text.
///   - recording: What happens to a new or changed text of this call.
///   - sourceLocation: The place of another call's opening parenthesis; nil for this call. A helper passes the place of
///     its own call, and the closure after that call, so that the text is recorded there.
///   - fileID: The module and the file of the call; like the next three parameters, it can be left out.
///   - filePath: The path of the file.
///   - line: The line of the call's opening parenthesis.
///   - column: The column of the parenthesis.
///   - expected: The inline snapshot: a trailing closure that contains one string literal and nothing else.
public func expectInlineSnapshot<Value>(
    of value: Value, as strategy: Snapshotting<Value>, record recording: SnapshotRecording? = nil,
    sourceLocation: SourceLocation? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    matches expected: (() -> String)? = nil
) {
    let place = sourceLocation ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    SnapshotScope.running.failure(of: value, as: strategy, record: recording, matches: expected, at: place)?
        .report(at: place)
}
