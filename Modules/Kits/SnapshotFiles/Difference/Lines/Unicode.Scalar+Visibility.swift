extension Unicode.Scalar {
    /// Whether this scalar looks like a space.
    package var isBlank: Bool { isASCII ? self == " " || self == "\t" : properties.generalCategory == .spaceSeparator }

    /// Whether this scalar is invisible: a control character, or one that fonts may ignore, such as a zero-width
    /// space, a byte order mark or a variation selector.
    package var isInvisible: Bool {
        // For speed: most scalars are ASCII, and Unicode's tables are slow.
        if isASCII { return (value < 0x20 || value == 0x7F) && self != "\t" }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint
        }
    }

    /// The number and name, such as `U+00A0 NO-BREAK SPACE`.
    var codePoint: String {
        (properties.name ?? Self.controlNames[self]).map { "\(codePointNumber) \($0)" } ?? codePointNumber
    }

    /// The number as Unicode writes it, such as `U+00A0`.
    package var codePointNumber: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)"
    }

    /// Unicode has no names for control characters, only aliases (NameAliases.txt).
    private static let controlNames: [Unicode.Scalar: String] = [
        "\0": "NULL", "\u{07}": "ALERT", "\u{08}": "BACKSPACE", "\t": "CHARACTER TABULATION",
        "\u{0B}": "LINE TABULATION",
        "\u{0C}": "FORM FEED", "\r": "CARRIAGE RETURN", "\u{1B}": "ESCAPE", "\u{7F}": "DELETE", "\u{85}": "NEXT LINE",
    ]
}
