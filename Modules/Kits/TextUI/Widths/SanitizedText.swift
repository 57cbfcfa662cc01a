/// Text that is safe to draw: the one way from a string into cells.
///
/// Every cluster of it takes 1 or 2 cells, holds at most 32 scalars, and is whole: no stray mark, joiner or half of a
/// flag joins it with a cell beside it, and a terminal takes none of it for a command. What could not be so is shown as
/// something that can; nothing is lost without a trace:
///
/// - C0 controls and DEL as their pictures (`␛[31m`, `␉`), a soft hyphen as `-`;
/// - other controls, bidirectional controls, characters without ink, private and unassigned ones as `�`;
/// - a mark with nothing before it on a dotted circle (`◌́`), half a flag as a squared letter (`🄰`);
/// - what is out of place in a cluster, and all that follows it there, as one `�`: stray selectors, joiners, tags and
///   skin tones, and marks by the dozen.
///
/// To sanitise it again changes nothing.
public struct SanitizedText: Hashable, Sendable {
    /// The text, with nothing in it that a terminal could take for a command.
    public let string: String
    /// The cells that the text takes.
    public let width: Int

    /// Makes `string` safe; one of printable ASCII is kept as it is.
    ///
    /// Complexity: O(length of the text).
    public init(_ string: String) {
        self = Sanitizer.sanitize(string)
    }

    /// Takes a `string` that is known to be safe: whole clusters of a sanitised one.
    init(sanitized string: String) {
        self.init(sanitized: string, width: string.cellCount)
    }

    /// Takes a `string` that is known to be safe and to take `width` cells.
    init(sanitized string: String, width: Int) {
        self.string = string
        self.width = width
    }

    /// Whether each byte is a character of one cell: any other character has more bytes than cells.
    var isASCII: Bool { string.utf8.count == width }
}
