/// Finds the parts of a manifest's text by its brackets; those in comments and literals are none.
nonisolated struct ManifestReader {
    private let text: String
    /// The text with blanks for each character of its comments and literals, so that places are the same.
    private let code: [Character]
    private let places: [String.Index]

    init(_ text: String) {
        self.text = text
        code = Self.code(of: text)
        places = Array(text.indices) + [text.endIndex]
    }

    /// Returns what is between the brackets of an argument of `Package(…)`.
    func listOfPackage(_ label: String) -> Range<String.Index>? {
        guard let index = argument(label), let bracket = code[index...].firstIndex(of: "["), let end = closing(bracket),
            code[(index + label.count + 1)..<bracket].allSatisfy(\.isWhitespace),
            // What follows could make other targets of them.
            let next = code[(end + 1)...].first(where: { !$0.isWhitespace }), ",)".contains(next)
        else { return nil }
        return places[bracket + 1]..<places[end]
    }

    /// Returns the place of the first of some labels among the arguments of `Package(…)`.
    func argumentOfPackage(_ labels: [String]) -> String.Index? { labels.compactMap(argument).min().map { places[$0] } }

    private func argument(_ label: String) -> Int? {
        guard let start = first("Package(", from: 0) else { return nil }
        var depth = 0
        var index = start + "Package(".count
        while index < code.count, depth >= 0 {
            if depth == 0, starts(with: "\(label):", at: index), !isWord(index - 1) { return index }
            depth += Self.step(code[index])
            index += 1
        }
        return nil
    }

    /// Returns the parts that the commas of a list divide it into, with the comments before each.
    func parts(of range: Range<String.Index>) -> [Range<String.Index>] {
        guard let start = places.firstIndex(of: range.lowerBound), let end = places.firstIndex(of: range.upperBound)
        else { return [] }
        var parts: [Range<String.Index>] = []
        var partStart = start
        var depth = 0
        for index in start..<end {
            depth += Self.step(code[index])
            guard depth == 0, code[index] == "," else { continue }
            parts.append(places[partStart]..<places[index])
            partStart = index + 1
        }
        parts.append(places[partStart]..<places[end])
        return parts
    }

    /// Returns the place behind the last entry of a list if that is no comma; nil if the list is empty.
    func missingComma(in range: Range<String.Index>) -> String.Index? {
        guard let start = places.firstIndex(of: range.lowerBound), let end = places.firstIndex(of: range.upperBound),
            let last = (start..<end).last(where: { !code[$0].isWhitespace }), code[last] != ","
        else { return nil }
        return places[last + 1]
    }

    /// Returns the place of the bracket that closes the one at `index`.
    private func closing(_ index: Int) -> Int? {
        var depth = 0
        for place in code[index...].indices {
            depth += Self.step(code[place])
            if depth == 0 { return place }
        }
        return nil
    }

    private func first(_ word: String, from index: Int) -> Int? {
        code.indices.dropFirst(index).first { starts(with: word, at: $0) && !isWord($0 - 1) }
    }

    private func starts(with word: String, at index: Int) -> Bool { code[index...].starts(with: word) }

    private func isWord(_ index: Int) -> Bool {
        code.indices.contains(index) && (code[index].isLetter || code[index].isNumber || code[index] == "_")
    }

    private static func step(_ character: Character) -> Int {
        switch character {
        case "(", "[", "{": 1
        case ")", "]", "}": -1
        default: 0
        }
    }

    private static func code(of text: String) -> [Character] {
        var code: [Character] = []
        var rest = text[...]
        while let character = rest.first {
            if rest.hasPrefix("//") {
                let comment = rest.prefix { !$0.isNewline }
                code += comment.map { _ in " " }
                rest = rest.dropFirst(comment.count)
            } else if character == "\"" {
                var literal = rest.dropFirst().prefix(0)
                var tail = rest.dropFirst()
                while let next = tail.first, next != "\"", !next.isNewline {
                    tail = tail.dropFirst(next == "\\" ? 2 : 1)
                }
                tail = tail.dropFirst()
                literal = rest[..<tail.startIndex]
                code += literal.map { _ in " " }
                rest = tail
            } else {
                code.append(character)
                rest.removeFirst()
            }
        }
        return code
    }
}
