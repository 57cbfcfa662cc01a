/// A scanner that finds the import declarations of a file as the compiler would, in every `#if` branch.
///
/// It distinguishes tokens only as far as this needs. Its cost is linear in the file's length.
struct ImportScanner {
    /// The module of an import declaration, and the offset of its name in bytes.
    struct Import {
        let module: String
        let offset: Int
    }

    /// A pair of brackets, or an interpolation, around the current token.
    private enum Enclosure {
        case brace, parenthesis
        case interpolation(in: StringDelimiter)
    }

    private var cursor: ByteCursor
    private var found: [Import] = []
    private var enclosures: [Enclosure] = []
    /// The enclosures at each open `#if`, restored at each branch: a branch that is not compiled may be unbalanced.
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
        // Between parentheses, it is an argument label.
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

/// The token before a word or a slash, which decides what that means.
enum PrecedingToken: Equatable {
    case word(Range<Int>)
    /// `.` or `::`: a word after it is a member name.
    case qualifier
    case other
}
