nonisolated extension CodeText {
    /// Returns the name by which a function is called; an initialiser's is its type's.
    func callee(of item: Range<Int>, in type: String?) -> String? {
        begins(item, with: "init") ? type : declaredNames(by: item).first
    }

    /// Returns the name of the type that an item declares or extends.
    func typeName(of item: Range<Int>) -> String? {
        guard let (_, index) = keyword(of: item), index + 1 < item.upperBound else { return nil }
        return tokens[index + 1].word
    }

    /// Returns the label and the name of a parameter, which may be the same word.
    func labelAndName(of element: Range<Int>) -> (label: String, name: String)? {
        guard let colon = outerIndices(of: element).first(where: { tokens[$0].isMark(":") }) else { return nil }
        let words = tokens[element.lowerBound..<colon].compactMap(\.word)
        guard let name = words.last else { return nil }
        return (words.dropLast().last ?? name, name)
    }

    /// Returns the labels of the arguments of all calls.
    func callLabels() -> Set<CallLabel> {
        var labels: Set<CallLabel> = []
        for (index, token) in tokens.enumerated() {
            guard let callee = token.word, tokens.indices.contains(index + 1), tokens[index + 1].isMark("("),
                let end = end(of: index + 1)
            else { continue }
            for label in elements(in: index + 2..<end).compactMap(label) {
                labels.insert(CallLabel(callee: callee, label: label))
            }
        }
        return labels
    }
}
