extension InlineSource {
    /// Returns the source with a new inline snapshot for a call; nil if the call's closure is not a plain literal.
    func replacing(_ call: InlineCall, with text: SnapshotText) -> String? {
        switch call.closure {
        case .none:
            return replacing(call.end..<call.end, with: " " + closure(of: call, text))
        case .literal(let literal, _):
            guard literal.value != nil else { return nil }
            let start = literal.range.lowerBound
            let indentation = scalars.indentation(before: start).map { String($0) } ?? indentation(at: start).inner
            let literalText = SwiftLiteral(text, indentation: indentation, newline: newline)
            return replacing(literal.range, with: literalText.description)
        case .other:
            return nil
        }
    }

    private func closure(of call: InlineCall, _ text: SnapshotText) -> String {
        let (outer, inner) = indentation(at: call.opening)
        let literal = SwiftLiteral(text, indentation: inner, newline: newline)
        return ["{", "\(inner)\(literal)", "\(outer)}"].joined(separator: newline)
    }

    /// Returns the indentation of the line that contains `index`, and the indentation one level deeper.
    private func indentation(at index: Int) -> (outer: String, inner: String) {
        let outer = String(scalars[scalars.lineStart(of: index)...].prefix { $0 == " " || $0 == "\t" })
        let isTabbed =
            outer.isEmpty ? scalars.split(separator: "\n").contains { $0.first == "\t" } : outer.contains("\t")
        return (outer, outer + (isTabbed ? "\t" : "    "))
    }

    private func replacing(_ range: Range<Int>, with text: String) -> String {
        String(scalars[..<range.lowerBound]) + text + String(scalars[range.upperBound...])
    }

    private var newline: String {
        guard let first = scalars.firstIndex(where: \.isSwiftNewline) else { return "\n" }
        return scalars[first] == "\r" ? "\r\n" : "\n"
    }
}
