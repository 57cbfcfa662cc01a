/// The place of an inline snapshot in its source, in a form that survives other recordings in the same source.
///
/// Recording a snapshot moves the lines below it, so a place is found again by what recording leaves unchanged: the
/// source without its inline snapshots.
package struct InlinePlace: Codable, Equatable, Sendable {
    /// The line of the call's opening parenthesis when the test ran, from 1.
    package let line: Int
    /// Its column, in bytes of UTF-8, from 1.
    let column: Int
    /// The call's text, from its name to its closing parenthesis.
    let call: String
    /// The checksum of the source without inline snapshots.
    let outline: String
    /// The offset of the call's opening parenthesis in that outline.
    let offset: Int
}
