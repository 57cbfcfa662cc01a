/// A scanner that finds the imports and attributes of a file, in every `#if` branch.
///
/// It reads a file as the compiler does in the Swift 6 language mode; a test compares its results with the compiler's.
struct ImportScanner {
    private var cursor: ByteCursor
    private var found: [Finding] = []
    /// The previous token; empty after a string, a regex, or a name that cannot be a keyword, such as a member's name.
    private var preceding = ";"

    init(_ bytes: [UInt8]) {
        cursor = ByteCursor(bytes)
    }

    /// Returns the imports, attributes and unreadable texts of the file, in order.
    mutating func findings() -> [Finding] {
        cursor.skipPrologue()
        while true {
            let start = cursor.index
            cursor.skipTrivia()
            guard let byte = cursor.byte else { break }
            readToken(startingWith: byte, isAfterSpace: cursor.index > start)
        }
        if let open = cursor.openLiteral { found.append(Finding(subject: Self.cutOff, offset: open)) }
        return found
    }

    private static let cutOff = Finding.Subject.unreadable("this is not closed before the file ends")

    private mutating func readToken(startingWith byte: UInt8, isAfterSpace: Bool) {
        if byte.isWord { return readWord() }
        if byte.isOperator { return readOperator(isAfterSpace: isAfterSpace) }
        if byte == "@" { findAttribute() }
        if cursor.skipString() || cursor.skipRegex() || cursor.takeIdentifier() != nil {
            preceding = ""
        } else {
            let start = cursor.index
            cursor.advance(by: cursor.starts(with: "::") ? 2 : 1)
            preceding = cursor.text(from: start)
        }
    }

    private mutating func readWord() {
        let isName = [".", "::", "#"].contains(preceding)
        let word = cursor.takeWord()
        if word == "import", !isName { findModule() }
        preceding = isName ? "" : word
    }

    /// Looks for the module after `import`.
    ///
    /// The cursor stays where it is, because the text may not be an import.
    private mutating func findModule() {
        var ahead = cursor
        ahead.skipTrivia()
        var kind = ahead
        if Self.kinds.contains(kind.takeWord()) {
            kind.skipTrivia()
            ahead = kind
        }
        let offset = ahead.index
        guard let module = ahead.takeIdentifier() else { return }
        ahead.skipTrivia()
        // A colon means that `import` or the word after it is an argument label.
        guard ahead.byte != ":" || ahead.starts(with: "::") else { return }
        found.append(Finding(subject: .module(module), offset: offset))
    }

    /// The kinds of declarations that may follow `import`, as in `import struct Module.Name`.
    private static let kinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]

    /// Looks for the attribute's name, or for the first part of a qualified name.
    private mutating func findAttribute() {
        var ahead = cursor
        ahead.advance()
        ahead.skipTrivia()
        let offset = ahead.index
        if let name = ahead.takeIdentifier() { found.append(Finding(subject: .attribute(name), offset: offset)) }
    }

    /// Takes an operator, the dot before a member's name, or a regex literal and any prefix operator before it.
    private mutating func readOperator(isAfterSpace: Bool) {
        let mayOpenRegex = mayOpenRegex(isAfterSpace: isAfterSpace)
        let start = cursor.index
        let mayContainDots = cursor.byte == "."
        while let byte = cursor.byte, byte.isOperator, !cursor.startsWithComment {
            if byte == "/", mayOpenRegex, cursor.skipRegex() { break }
            if byte == ".", !mayContainDots { break }
            cursor.advance()
        }
        preceding = cursor.text(from: start)
    }

    /// Returns whether a slash in this operator may open a regex literal: only if an operand may start there.
    ///
    /// The rule is that of `isLeftBound` in the compiler's lexer. A keyword such as `return` also precedes an operand.
    private func mayOpenRegex(isAfterSpace: Bool) -> Bool {
        isAfterSpace || ["(", "[", "{", ",", ";", ":"].contains(preceding)
            ? !["func", "operator"].contains(preceding) : Self.keywordsBeforeOperand.contains(preceding)
    }

    private static let keywordsBeforeOperand: Set = [
        "return", "throw", "try", "await", "repeat", "in", "where", "if", "guard", "while", "switch", "case",
    ]
}
