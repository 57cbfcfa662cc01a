extension InlineSource {
    /// Returns the source with another inline snapshot for a call; nil if the call's closure is not a plain literal.
    func replacing(_ call: InlineCall, with text: SnapshotText) -> String? {
        switch call.closure {
        case .none:
            return replacing(call.end..<call.end, with: " " + closure(of: call, text))
        case .literal(let literal, let braces):
            guard literal.value != nil else { return nil }
            // A literal on a line of its own keeps its place, and what else is in the closure.
            guard let indentation = scalars.indentation(before: literal.range.lowerBound) else {
                return replacing(braces, with: closure(of: call, text))
            }
            let literalText = SwiftLiteral(text, indentation: String(indentation), newline: newline)
            return replacing(literal.range, with: literalText.description)
        case .other:
            return nil
        }
    }

    private func closure(of call: InlineCall, _ text: SnapshotText) -> String {
        let line = scalars[scalars.lineStart(of: call.opening)...]
        let outer = String(line.prefix { $0 == " " || $0 == "\t" })
        let inner = outer + (outer.contains("\t") ? "\t" : "    ")
        let literal = SwiftLiteral(text, indentation: inner, newline: newline)
        return ["{", "\(inner)\(literal)", "\(outer)}"].joined(separator: newline)
    }

    private func replacing(_ range: Range<Int>, with text: String) -> String {
        String(scalars[..<range.lowerBound]) + text + String(scalars[range.upperBound...])
    }

    private var newline: String {
        guard let first = scalars.firstIndex(where: \.isSwiftNewline) else { return "\n" }
        return scalars[first] == "\r" ? "\r\n" : "\n"
    }
}
