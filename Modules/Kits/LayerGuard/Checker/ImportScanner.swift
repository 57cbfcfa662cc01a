/// Finds a file's import declarations where the compiler would, in every `#if` branch.
///
/// It tells tokens apart only as far as that needs; its cost is linear in the file's length.
struct ImportScanner {
    /// An import declaration's module and where its name starts, in bytes from the file's start.
    struct Import {
        let module: String
        let offset: Int
    }

    /// What encloses the current token.
    private enum Enclosure {
        case brace, parenthesis
        case interpolation(in: StringDelimiter)
    }

    private var cursor: ByteCursor
    private var found: [Import] = []
    private var enclosures: [Enclosure] = []
    /// The enclosures at each open `#if`, to which every branch returns: one that is not compiled may be unbalanced.
    private var conditions: [[Enclosure]] = []
    private var previous = PrecedingToken.other

    init(_ bytes: [UInt8]) {
        cursor = ByteCursor(bytes)
    }

    mutating func imports() -> [Import] {
        cursor.skipPrologue()
        while true {
            cursor.skipTrivia()
            guard let byte = cursor.byte else { return found }
            scanToken(startingWith: byte)
        }
    }

    private mutating func scanToken(startingWith byte: UInt8) {
        let preceding = previous
        previous = .other
        switch byte {
        case _ where byte.isWord: scanWord(after: preceding)
        case _ where byte.isOperator: previous = cursor.skipOperator(after: preceding)
        case "(", "[": open(.parenthesis)
        case "{": open(.brace)
        case ")", "]", "}": close()
        case "\"": skipString(pounds: 0)
        case "#": scanPound()
        case "`": _ = cursor.takeIdentifier()
        case ":" where cursor.byte(at: 1) == ":":
            cursor.advance(by: 2)
            previous = .qualifier
        default: cursor.advance()
        }
    }

    private mutating func scanWord(after preceding: PrecedingToken) {
        let word = cursor.takeWord()
        previous = .word(word)
        guard cursor.text(of: word, is: "import"), preceding != .qualifier else { return }
        // Between parentheses it is an argument's label.
        switch enclosures.last {
        case nil, .brace: scanImport()
        case .parenthesis, .interpolation: return
        }
    }

    private mutating func scanImport() {
        cursor.skipTrivia()
        cursor.skipImportKind()
        let offset = cursor.index
        if let module = cursor.takeIdentifier() {
            found.append(Import(module: module, offset: offset))
        }
    }

    // MARK: Enclosures

    private mutating func open(_ enclosure: Enclosure) {
        cursor.advance()
        enclosures.append(enclosure)
    }

    private mutating func close() {
        cursor.advance()
        if case .interpolation(let delimiter) = enclosures.popLast() { skipText(of: delimiter) }
    }

    private mutating func skipString(pounds: Int) {
        skipText(of: cursor.takeStringDelimiter(pounds: pounds))
    }

    private mutating func skipText(of delimiter: StringDelimiter) {
        if cursor.skipStringText(of: delimiter) == .interpolation { enclosures.append(.interpolation(in: delimiter)) }
    }

    // MARK: Pounds

    private mutating func scanPound() {
        let pounds = cursor.takePounds()
        switch cursor.byte {
        case "\"": skipString(pounds: pounds)
        case "/": cursor.skipExtendedRegex(pounds: pounds)
        default: scanDirective()
        }
    }

    private mutating func scanDirective() {
        let word = cursor.takeWord()
        if cursor.text(of: word, is: "if") {
            conditions.append(enclosures)
        } else if cursor.text(of: word, is: "elseif") || cursor.text(of: word, is: "else") {
            enclosures = conditions.last ?? enclosures
        } else if cursor.text(of: word, is: "endif") {
            enclosures = conditions.popLast() ?? enclosures
        }
    }
}

/// What the meaning of a word or a slash depends on.
enum PrecedingToken: Equatable {
    case word(Range<Int>)
    /// `.` or `::`: a word after it is a member's name.
    case qualifier
    case other
}
