/// Reads one token of a file.
struct TokenReader {
    private var cursor: ByteCursor
    private let preceding: PrecedingToken
    /// The start of the next token.
    private(set) var next: Reading
    /// The start of the next token if this one ends elsewhere.
    private(set) var otherNext: Reading?
    private(set) var found: [Finding] = []
    /// The start of a literal or a comment that the file's end cuts off.
    private(set) var openLiteral: Int?

    init(_ cursor: ByteCursor, after preceding: PrecedingToken) {
        self.cursor = cursor
        self.preceding = preceding
        next = Reading(index: cursor.index, previous: .other)
    }

    /// Reads the token; returns false at the end of the file.
    mutating func read() -> Bool {
        guard let byte = cursor.byte else { return false }
        let (previous, otherEnd) = read(startingWith: byte)
        next = reading(from: cursor, previous)
        otherNext = otherEnd.map { reading(from: cursor.moved(to: $0), .other) }
        return true
    }

    private mutating func reading(from end: ByteCursor, _ previous: PrecedingToken) -> Reading {
        var end = end
        if let open = end.skipTrivia() { openLiteral = open }
        return Reading(index: end.index, previous: previous)
    }

    /// Takes the token; returns what it means for the next one, and where else it may end.
    private mutating func read(startingWith byte: UInt8) -> (PrecedingToken, otherEnd: Int?) {
        switch byte {
        case _ where byte.isWord: return (readWord(), nil)
        case _ where byte.isOperator:
            let otherEnd = cursor.allowsRegex(after: preceding) ? cursor.endOfRegexInOperator() : nil
            return (cursor.takeOperator(), otherEnd)
        case "#": return (.other, readPound())
        case "\"", "'": readString(pounds: 0)
        case "@": readAttribute()
        case "`": _ = cursor.takeIdentifier()
        case ":" where cursor.byte(at: 1) == ":":
            cursor.advance(by: 2)
            return (.qualifier, nil)
        default: cursor.advance()
        }
        return (.other, nil)
    }

    private mutating func readWord() -> PrecedingToken {
        let word = cursor.takeWord()
        if cursor.text(of: word, is: "import"), preceding != .qualifier { findModule() }
        return .word(word)
    }

    /// Looks for the module after `import`; takes nothing, because it may be something else.
    private mutating func findModule() {
        var ahead = cursor
        ahead.skipTrivia()
        ahead.skipImportKind()
        let offset = ahead.index
        guard let module = ahead.takeIdentifier() else { return }
        ahead.skipTrivia()
        // Before a colon, it is an argument label.
        guard ahead.byte != ":" || ahead.byte(at: 1) == ":" else { return }
        found.append(Finding(subject: .module(module), offset: offset))
    }

    /// Looks for the attribute's name, or the parts of a qualified one.
    private mutating func readAttribute() {
        cursor.advance()
        var ahead = cursor
        repeat {
            ahead.skipTrivia()
            let offset = ahead.index
            guard let name = ahead.takeIdentifier() else { return }
            found.append(Finding(subject: .attribute(name), offset: offset))
        } while ahead.skipQualifier()
    }

    /// Takes a literal with pounds, or a directive; returns where else it may end.
    private mutating func readPound() -> Int? {
        let start = cursor.index
        let pounds = cursor.takePounds()
        switch cursor.byte {
        case "\"":
            readString(pounds: pounds)
            if openLiteral != nil { openLiteral = start }
            return nil
        case "/":
            let (end, otherEnd) = cursor.endsOfExtendedRegex(pounds: pounds)
            cursor = cursor.moved(to: end)
            return otherEnd
        default:
            _ = cursor.takeWord()
            return nil
        }
    }

    private mutating func readString(pounds: Int) {
        let start = cursor.index
        if !cursor.skipString(pounds: pounds) { openLiteral = start }
    }
}
