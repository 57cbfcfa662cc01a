extension ByteCursor {
    /// Whether a no-break space is here, which the compiler reads as white space.
    var isAtNoBreakSpace: Bool { byte == 0xC2 && byte(at: 1) == 0xA0 }

    var startsWithComment: Bool { byte == "/" && (byte(at: 1) == "/" || byte(at: 1) == "*") }

    /// Skips a byte order mark and a `#!` line, which are legal only at a file's start.
    mutating func skipPrologue() {
        if starts(with: "\u{FEFF}") { advance(by: 3) }
        if starts(with: "#!") { advance { !$0.isNewline } }
    }

    /// Skips white space and comments.
    mutating func skipTrivia() {
        while let byte {
            if byte.isWhitespace {
                advance()
            } else if isAtNoBreakSpace {
                advance(by: 2)
            } else if !skipComment() {
                return
            }
        }
    }

    /// Skips the comment here, with any comments nested in it; returns false if there is none.
    mutating func skipComment() -> Bool {
        guard startsWithComment else { return false }
        let start = index
        if byte(at: 1) == "/" {
            advance { !$0.isNewline }
            return true
        }
        var depth = 0
        while let byte {
            let next = self.byte(at: 1)
            if byte == "/", next == "*" {
                depth += 1
                advance(by: 2)
            } else if byte == "*", next == "/" {
                depth -= 1
                advance(by: 2)
                if depth == 0 { return true }
            } else {
                advance()
            }
        }
        openLiteral = start
        return true
    }

    /// Takes the word here; returns an empty text if there is none.
    mutating func takeWord() -> String {
        let start = index
        while let byte, byte.isWord, !isAtNoBreakSpace { advance() }
        return text(from: start)
    }

    /// Takes the identifier here and returns it without backticks; nil if there is none.
    mutating func takeIdentifier() -> String? {
        guard byte == "`" else {
            let word = takeWord()
            return word.isEmpty ? nil : word
        }
        var end = self
        end.advance()
        end.advance { $0 != "`" && !$0.isNewline }
        guard end.byte == "`" else { return nil }
        let name = end.text(from: index + 1)
        end.advance()
        self = end
        return name
    }
}
