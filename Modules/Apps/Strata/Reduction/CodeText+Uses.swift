/// What a source uses of what it and others declare.
nonisolated extension CodeText {
    /// Returns the words that a source names apart from where it declares them, and from the patterns of a switch.
    ///
    /// A declaration that names itself in its own body is used by nobody else, but counts.
    func uses() -> Set<String> {
        var uses: Set<String> = []
        for (index, token) in tokens.enumerated() {
            if case .literal(let names) = token.kind { uses.formUnion(names) }
            guard let word = token.word else { continue }
            let before = index > 0 ? tokens[index - 1] : nil
            let isDeclared = before?.word.map(Self.declaring.contains) ?? false
            let isPattern = index > 1 && before?.isMark(".") == true && tokens[index - 2].word == "case"
            if !isDeclared && !isPattern { uses.insert(word) }
        }
        return uses
    }

    /// Returns the names of the types and members that a source declares, but for parameters.
    ///
    /// - Parameter includesCases: Whether the cases of enumerations are among them.
    func declarations(includesCases: Bool = true) -> Set<String> {
        var names: Set<String> = []
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            guard let word = token.word, Self.declaring.contains(word), let name = next.word else { continue }
            if includesCases || word != "case" { names.insert(name) }
        }
        return names
    }

    /// Whether a word stands after a dot, but for that of `self`.
    func isMemberOfOther(_ index: Int) -> Bool {
        guard index > 1, tokens[index - 1].isMark(".") else { return false }
        let isOptional = index > 2 && tokens[index - 2].isMark("?")
        return tokens[index - (isOptional ? 3 : 2)].word != "self"
    }

    /// Returns the words of the public declarations, without those of their bodies.
    func publicWords() -> Set<String> { publicWords(in: tokens.indices) }

    private func publicWords(in range: Range<Int>) -> Set<String> {
        var words: Set<String> = []
        for item in items(in: range) where !isImport(item) {
            let outer = outerIndices(of: content(of: item)..<item.upperBound)
            let isPublic = outer.prefix(3).contains { tokens[$0].word == "public" }
            for index in outer {
                let inside = end(of: index).map { index + 1..<$0 }
                if tokens[index].isMark("{") {
                    if let inside { words.formUnion(publicWords(in: inside)) }
                } else if isPublic {
                    words.formUnion(tokens[inside ?? index..<index + 1].flatMap(\.names))
                }
            }
            if begins(item, with: "extension") { words.formUnion(outer.flatMap { tokens[$0].names }) }
        }
        return words
    }
}
