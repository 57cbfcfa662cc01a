/// Text that is safe to draw.
///
/// A string can be drawn only as sanitized text.
///
/// Every cluster takes 1 or 2 cells, has at most 32 scalars, and is complete: no stray mark, joiner or half of a flag
/// can join it with a neighbouring cell. No part of the text can be taken for a terminal command. Whatever breaks these
/// rules is replaced visibly:
///
/// - C0 controls and DEL become their pictures (`␛[31m`, `␉`), and a soft hyphen becomes `-`;
/// - other controls, bidirectional controls, and invisible, private and unassigned characters become `�`;
/// - a mark with nothing before it is put on a dotted circle (`◌́`), and half a flag becomes a squared letter (`🄰`);
/// - a scalar beyond the limit of 32, or out of place (such as a stray selector, joiner, tag or skin tone), becomes
///   one `�` together with the rest of its cluster.
///
/// Sanitizing the text again changes nothing.
public struct SanitizedText: Hashable, Sendable {
    /// The text, without anything that a terminal could take for a command.
    public let string: String
    /// The number of cells that the text takes.
    public let width: Int

    /// Sanitizes `string`; printable ASCII is kept as it is.
    ///
    /// Complexity: O(length of the text).
    public init(_ string: String) {
        self = Sanitizer.sanitize(string)
    }

    /// Stores `string` as it is; it must consist of whole clusters of a sanitized text.
    init(sanitized string: String) {
        self.init(sanitized: string, width: string.cellCount)
    }

    /// Stores `string` as it is; it must be sanitized already, and take `width` cells.
    init(sanitized string: String, width: Int) {
        self.string = string
        self.width = width
    }

    /// Whether each byte is a character of one cell: any other character has more bytes than cells.
    var isASCII: Bool { string.utf8.count == width }
}
