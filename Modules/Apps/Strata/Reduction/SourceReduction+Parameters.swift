/// The parameters of functions.
nonisolated extension SourceReduction {
    /// The names that a function's left-out parameters have in its body.
    func removedParameters(of range: Range<Int>, locals: Set<String>) -> Set<String> {
        guard let open = code.parameterList(of: range), let end = code.end(of: open) else { return [] }
        let callee = code.callee(of: range, in: types.last) ?? ""
        return code.elements(in: open + 1..<end).reduce(into: []) { names, element in
            guard isParameterGone(element, of: callee, locals) else { return }
            names.formUnion(code.parameterNames(of: element))
        }
    }

    func isParameterGone(_ element: Range<Int>, of callee: String, _ locals: Set<String>) -> Bool {
        if element.contains(where: { isGone($0, locals) }) { return true }
        guard let label = code.labelAndName(of: element)?.label else { return false }
        return labels.contains(CallLabel(callee: callee, label: label))
    }

    /// Removes the lines about parameters from a comment.
    func comments(of range: Range<Int>, without parameters: Set<String>) -> [Edit] {
        var edits: [Edit] = []
        for index in range where code.tokens[index].kind == .comment {
            let text = code.string(code.tokens[index].range)
            guard let match = text.firstMatch(of: /^\/\/\/ +- (?:Parameter )?([A-Za-z]+):/),
                parameters.contains(String(match.output.1))
            else { continue }
            // The empty line before a comment's only parameter goes, too.
            let isSingle = text.contains("- Parameter ")
            let hasBlank = index > range.lowerBound && code.string(code.tokens[index - 1].range) == "///"
            let first = isSingle && hasBlank ? index - 1 : index
            let start = first == 0 ? 0 : code.tokens[first - 1].range.upperBound
            edits.append(Edit(range: start..<code.tokens[index].range.upperBound, text: ""))
        }
        return edits
    }
}
