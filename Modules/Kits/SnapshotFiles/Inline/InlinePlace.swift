/// The place of an inline snapshot in its source, in a form that survives other recordings in the same source.
///
/// Recording a snapshot moves the lines below it. So the place refers to the source without its inline snapshots, which
/// recording leaves unchanged.
package struct InlinePlace: Codable, Equatable, Sendable {
    /// The call's text, from its name to its closing parenthesis, without a closure.
    let call: String
    /// The call's number among the calls with the same text, from 0.
    let number: Int
    /// The number of calls with the same text.
    let count: Int
    /// The checksum of the source without inline snapshots.
    let outline: String
    /// The offset of the call's opening parenthesis in the source without inline snapshots.
    let offset: Int
}
