/// Lets a byte be written as its ASCII character.
extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
    /// Creates the byte of an ASCII character.
    public init(unicodeScalarLiteral scalar: Unicode.Scalar) {
        self.init(ascii: scalar)
    }
}

extension UInt8 {
    /// Whether this byte is part of an identifier, keyword or number; non-ASCII bytes count as letters.
    var isWord: Bool {
        switch self {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x24, 0x80...: true
        default: false
        }
    }

    /// Whether this byte is part of an operator, or is the dot before a member's name.
    var isOperator: Bool {
        switch self {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": true
        default: false
        }
    }

    var isNewline: Bool { self == "\n" || self == "\r" }

    var isBlank: Bool { self == " " || self == "\t" || self == 0 }

    /// Whether the compiler skips this byte as white space, which includes NUL, vertical tab and form feed.
    var isWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) || self == 0 }
}
