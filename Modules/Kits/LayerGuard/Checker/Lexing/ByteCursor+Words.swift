extension ByteCursor {
    private static let byteOrderMark: StaticString = "\u{FEFF}"
    private static let noBreakSpace: StaticString = "\u{A0}"

    /// Skips a byte order mark and a `#!` line, which are legal only at a file's start.
    mutating func skipPrologue() {
        if starts(with: Self.byteOrderMark) { advance(by: Self.byteOrderMark.utf8CodeUnitCount) }
        if starts(with: "#!") { advance { !$0.isNewline } }
    }

    /// Skips white space and comments, nested ones too; returns the start of a comment that the file's end cuts off.
    @discardableResult
    mutating func skipTrivia() -> Int? {
        while let byte {
            let start = index
            if byte.isWhitespace {
                advance()
            } else if byte == 0xC2, starts(with: Self.noBreakSpace) {
                advance(by: Self.noBreakSpace.utf8CodeUnitCount)
            } else if byte == "/", starts(with: "//") {
                advance { !$0.isNewline }
            } else if byte == "/", starts(with: "/*") {
                guard skipBlockComment() else { return start }
            } else {
                return nil
            }
        }
        return nil
    }

    /// Skips a block comment; returns false if the file ends in it.
    mutating func skipBlockComment() -> Bool {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                advance(by: 2)
            } else if starts(with: "*/") {
                depth -= 1
                advance(by: 2)
            } else if byte == nil {
                return false
            } else {
                advance()
            }
        } while depth > 0
        return true
    }

    /// Takes the word here and returns its range; empty if there is none.
    mutating func takeWord() -> Range<Int> {
        let start = index
        while let byte, byte.isWord, !(byte == 0xC2 && starts(with: Self.noBreakSpace)) { advance() }
        return start..<index
    }

    /// Takes the identifier here and returns it without backticks; nil if there is none.
    mutating func takeIdentifier() -> String? {
        guard byte == "`" else {
            let word = takeWord()
            return word.isEmpty ? nil : text(of: word)
        }
        advance()
        let start = index
        advance { $0 != "`" && !$0.isNewline }
        guard byte == "`" else {
            rewind(to: start)
            return nil
        }
        defer { advance() }
        return text(of: start..<index)
    }

    /// Skips the `::` or `.` between the parts of a name; returns false if there is none.
    mutating func skipQualifier() -> Bool {
        let length = starts(with: "::") ? 2 : starts(with: ".") ? 1 : 0
        advance(by: length)
        return length > 0
    }

    /// Skips the `struct` of `import struct Module.Name`.
    mutating func skipImportKind() {
        let start = index
        let word = takeWord()
        let kinds: [StaticString] = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]
        if kinds.contains(where: { text(of: word, is: $0) }) {
            skipTrivia()
        } else {
            rewind(to: start)
        }
    }
}
