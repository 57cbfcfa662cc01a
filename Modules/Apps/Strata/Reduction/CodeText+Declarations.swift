/// What the items of a source declare.
nonisolated extension CodeText {
    static let declaring: Set = [
        "let", "var", "func", "case", "struct", "class", "enum", "protocol", "actor", "typealias",
    ]
    private static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "static", "final", "nonisolated", "mutating", "override",
        "lazy", "weak", "indirect", "convenience", "required", "package", "set",
    ]

    /// Returns the first word of an item that is no modifier, and its place.
    func keyword(of item: Range<Int>) -> (word: String, index: Int)? {
        for index in outerIndices(of: content(of: item)..<item.upperBound) {
            guard let word = tokens[index].word else { continue }
            if !Self.modifiers.contains(word) { return (word, index) }
        }
        return nil
    }

    func begins(_ item: Range<Int>, with word: String) -> Bool { keyword(of: item)?.word == word }

    func isImport(_ item: Range<Int>) -> Bool { begins(item, with: "import") }

    func isLiteral(_ index: Int) -> Bool {
        if case .literal = tokens[index].kind { true } else { false }
    }

    /// Whether an item is a type or an extension.
    func isType(_ item: Range<Int>) -> Bool {
        ["struct", "class", "enum", "protocol", "actor", "extension"].contains { begins(item, with: $0) }
    }

    /// Returns the names that an item declares, and the options that a case of a switch handles.
    func declaredNames(by item: Range<Int>) -> Set<String> {
        guard let (word, index) = keyword(of: item), Self.declaring.contains(word), index + 1 < item.upperBound
        else { return [] }
        if word == "case" {
            let names = outerIndices(of: index + 1..<item.upperBound).prefix { !tokens[$0].isMark(":") }
            if names.contains(where: isLiteral) {
                return names.filter(isLiteral).reduce(into: []) { $0.formUnion(tokens[$1].names) }
            }
            return tokens[index + 1].isMark(".") ? [] : Set(names.compactMap { tokens[$0].word })
        }
        // Several constants at once.
        if tokens[index + 1].isMark("("), let end = end(of: index + 1) {
            return Set(tokens[index + 1..<end].compactMap(\.word))
        }
        return Set([tokens[index + 1].word].compactMap(\.self))
    }

    /// Returns the names that the pattern of a case gives to its values.
    func boundNames(by item: Range<Int>) -> Set<String> {
        guard begins(item, with: "case"), let colon = outerIndices(of: item).first(where: { tokens[$0].isMark(":") })
        else { return [] }
        let pattern = item.lowerBound..<colon
        return Set(zip(pattern, pattern.dropFirst()).compactMap { tokens[$0].word == "let" ? tokens[$1].word : nil })
    }

    /// Returns every name that is declared anywhere in a source.
    func declaredNames() -> Set<String> {
        var names: Set<String> = []
        for (index, token) in tokens.enumerated() {
            guard let word = token.word else { continue }
            if Self.declaring.contains(word) {
                let next = tokens.indices.contains(index + 1) ? tokens[index + 1] : nil
                if case .literal(let options) = next?.kind { names.formUnion(options) }
                if let name = next?.word { names.insert(name) }
            }
            guard word == "func" || word == "init",
                let open = tokens[index...].prefix(8).firstIndex(where: { $0.isMark("(") }),
                let end = end(of: open)
            else { continue }
            for element in elements(in: open + 1..<end) { names.formUnion(parameterNames(of: element)) }
        }
        return names
    }

    /// Returns the place of the list of a function's parameters; nil if the item is no function.
    func parameterList(of item: Range<Int>) -> Int? {
        guard let (word, index) = keyword(of: item), word == "func" || word == "init" else { return nil }
        return outerIndices(of: index..<item.upperBound).first { tokens[$0].isMark("(") }
    }

    /// Returns the label and the name of a parameter.
    func parameterNames(of element: Range<Int>) -> Set<String> {
        guard let colon = outerIndices(of: element).first(where: { tokens[$0].isMark(":") }) else { return [] }
        return Set(tokens[element.lowerBound..<colon].compactMap(\.word)).subtracting(["_"])
    }

    /// Returns the label of an argument.
    func label(of element: Range<Int>) -> String? {
        guard element.count > 1, tokens[element.lowerBound + 1].isMark(":") else { return nil }
        return tokens[element.lowerBound].word
    }

    /// Whether an item is a function with a result, or a computed variable.
    func isValued(_ item: Range<Int>) -> Bool {
        guard let (word, index) = keyword(of: item) else { return false }
        let outer = outerIndices(of: index..<item.upperBound)
        switch word {
        case "func":
            return zip(outer, outer.dropFirst()).contains { tokens[$0].isMark("-") && tokens[$1].isMark(">") }
        case "var":
            guard let brace = outer.first(where: { tokens[$0].isMark("{") }) else { return false }
            let isInitialized = outer.contains { $0 < brace && tokens[$0].isMark("=") }
            return !isInitialized && !["get", "set", "didSet", "willSet"].contains(tokens[brace + 1].word)
        default: return false
        }
    }

    /// Whether an element in brackets belongs to an array or a dictionary with further elements, not to a type.
    func isArrayElement(_ element: Range<Int>, after open: Int) -> Bool {
        guard tokens[open].isMark("[") else { return false }
        // A closure's captures, and a subscript.
        if open > 0, tokens[open - 1].isMark("{"), tokens[open].indentation == nil { return false }
        if open > 0, tokens[open].range.lowerBound == tokens[open - 1].range.upperBound,
            tokens[open - 1].word != nil || tokens[open - 1].isMark("]") || tokens[open - 1].isMark(")")
        {
            return false
        }
        let word = tokens[element].first { $0.kind != .comment }?.word
        let isType = word == "any" || element.count == 1 && word?.first?.isUppercase == true
        return !isType
    }
}
