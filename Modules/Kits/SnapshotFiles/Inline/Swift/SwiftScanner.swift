/// A scanner of the Swift tokens that matter for finding a call and its closure: brackets, literals and comments.
///
/// LayerGuard has a larger scanner. This one is separate, because each kit can be copied without the others. It can be
/// small: if it misreads a source, the call is not found, and nothing is written.
struct SwiftScanner {
    struct Token {
        enum Kind {
            case opening, closing, other
            case string(SwiftString)
        }

        let kind: Kind
        let range: Range<Int>
    }

    private let source: [Unicode.Scalar]
    private var index: Int
    /// Whether the last token was an operand, so that a slash after it divides.
    private var followsOperand = false

    init(_ source: [Unicode.Scalar], at index: Int = 0) {
        self.source = source
        self.index = index
    }

    /// Returns the next token; nil at the end.
    mutating func next() -> Token? {
        skipTrivia()
        guard index < source.count else { return nil }
        let start = index
        let kind = take()
        return Token(kind: kind, range: start..<index)
    }

    private mutating func take() -> Token.Kind {
        let scalar = source[index]
        if let string = SwiftString(in: source, at: index) {
            index = string.range.upperBound
            followsOperand = true
            return .string(string)
        }
        if let end = SwiftRegex.end(in: source, at: index, followsOperand: followsOperand) {
            index = end
            followsOperand = true
            return .other
        }
        if scalar.isInSwiftWord || scalar == "`" {
            takeWord()
            return .other
        }
        index += 1
        switch scalar {
        case "(", "[", "{":
            followsOperand = false
            return .opening
        case ")", "]", "}":
            followsOperand = true
            return .closing
        default:
            followsOperand = false
            return .other
        }
    }

    private mutating func takeWord() {
        let start = index
        if source[index] == "`" {
            index = source[(index + 1)...].firstIndex { $0 == "`" || $0.isSwiftNewline } ?? source.count - 1
            index += 1
            followsOperand = true
        } else {
            index = source[index...].firstIndex { !$0.isInSwiftWord } ?? source.count
            followsOperand = !Self.wordsBeforeOperands.contains(String(source[start..<index]))
        }
    }

    private static let wordsBeforeOperands: Set<String> = [
        "return", "throw", "case", "in", "if", "guard", "while", "switch", "else", "where", "try", "await",
    ]

    private mutating func skipTrivia() {
        while index < source.count {
            if source[index].properties.isWhitespace || source[index] == "\0" {
                index += 1
            } else if source.hasText(["/", "/"], at: index) {
                index = source[index...].firstIndex(where: \.isSwiftNewline) ?? source.count
            } else if source.hasText(["/", "*"], at: index) {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            let opens = source.hasText(["/", "*"], at: index)
            let closes = !opens && source.hasText(["*", "/"], at: index)
            depth += opens ? 1 : closes ? -1 : 0
            index += opens || closes ? 2 : 1
        } while depth > 0 && index < source.count
    }
}
