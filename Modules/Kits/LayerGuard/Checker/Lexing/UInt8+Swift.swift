/// A byte is written as its ASCII character.
extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
    /// Takes an ASCII character's code.
    public init(unicodeScalarLiteral scalar: Unicode.Scalar) {
        self.init(ascii: scalar)
    }
}

extension UInt8 {
    /// Of an identifier, a keyword or a number; what is not ASCII is taken for a letter.
    var isWord: Bool {
        switch self {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x24, 0x80...: true
        default: false
        }
    }

    /// Of an operator or a member's dot.
    var isOperator: Bool {
        switch self {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": true
        default: false
        }
    }

    var isNewline: Bool { self == "\n" || self == "\r" }

    var isBlank: Bool { self == " " || self == "\t" }

    /// As the compiler sees it: NUL, vertical tab and form feed too.
    var isWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) || self == 0 }
}
