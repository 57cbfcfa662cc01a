/// A call in a source, and its closure: the argument `matches`, or else the trailing closure.
struct InlineCall {
    enum Closure {
        case none
        /// A closure that contains nothing but a literal, and the range of the closure's braces.
        case literal(SwiftString, braces: Range<Int>)
        case other
    }

    /// The offset of the opening parenthesis, whose place the compiler gives as the call's line and column.
    let opening: Int
    /// The offset after the closing parenthesis.
    let end: Int
    let closure: Closure

    /// The range of a closure with only a literal, and of the blanks before it; empty if there is no such closure.
    var elided: Range<Int> {
        guard case .literal(_, let braces) = closure else { return end..<end }
        return min(end, braces.lowerBound)..<braces.upperBound
    }

    /// Returns all calls, in the order of their ends.
    ///
    /// Complexity: O(length of the source).
    static func calls(in source: [Unicode.Scalar]) -> [InlineCall] {
        var scanner = SwiftScanner(source)
        var open: [(opening: Int, argument: Closure)] = []
        var calls: [InlineCall] = []
        while let token = scanner.next() {
            switch token.kind {
            case .opening: open.append((token.range.lowerBound, .none))
            case .closing:
                guard let (opening, argument) = open.popLast(), source[opening] == "(" else { continue }
                let end = token.range.upperBound
                let closure = if case .none = argument { closure(in: source, after: scanner) } else { argument }
                calls.append(InlineCall(opening: opening, end: end, closure: closure))
            case .other where source[token.range].elementsEqual("matches".unicodeScalars):
                var label = scanner
                guard !open.isEmpty, let colon = label.next(), source[colon.range.lowerBound] == ":" else { continue }
                let argument = closure(in: source, after: label)
                open[open.count - 1].argument = if case .none = argument { .other } else { argument }
            case .string, .other: break
            }
        }
        return calls
    }

    private static func closure(in source: [Unicode.Scalar], after call: SwiftScanner) -> Closure {
        var scanner = call
        guard let opening = scanner.next(), source[opening.range.lowerBound] == "{" else { return .none }
        guard let content = scanner.next(), case .string(let literal) = content.kind,
            let closing = scanner.next(), source[closing.range.lowerBound] == "}"
        else { return .other }
        return .literal(literal, braces: opening.range.lowerBound..<closing.range.upperBound)
    }
}
