/// A reader that finds the parts of a manifest by its brackets; it ignores brackets in comments and literals.
nonisolated struct ManifestReader {
    private let text: String
    private let code: SwiftCode

    init(_ text: String) {
        self.text = text
        code = SwiftCode(text)
    }

    /// Returns the range between the brackets of an argument of `Package(…)`.
    func listOfPackage(_ label: String) -> Range<String.Index>? {
        guard let index = argument(label), token(at: index + 2) == .mark("["), let end = closing(index + 2),
            // Code after the bracket, such as `+` and another list, could change the targets.
            [.mark(","), .mark(")")].contains(token(at: end + 1))
        else { return nil }
        return text.index(after: place(of: index + 2))..<place(of: end)
    }

    /// Returns the range between the brackets of the first list after a label, anywhere in the text.
    func list(after label: String) -> Range<String.Index>? {
        let index = code.tokens.indices.first { index in
            token(at: index) == .word(label) && token(at: index + 1) == .mark(":") && token(at: index + 2) == .mark("[")
        }
        guard let index, let end = closing(index + 2) else { return nil }
        return text.index(after: place(of: index + 2))..<place(of: end)
    }

    /// Returns the position of the first argument of `Package(…)` that has one of the labels.
    func argumentOfPackage(_ labels: [String]) -> String.Index? { labels.compactMap(argument).min().map(place) }

    private func argument(_ label: String) -> Int? {
        guard
            let start = code.tokens.indices.first(where: {
                token(at: $0) == .word("Package") && token(at: $0 + 1) == .mark("(")
            }), let end = closing(start + 1)
        else { return nil }
        var depth = 0
        for index in start + 2..<end {
            if depth == 0, token(at: index) == .word(label), token(at: index + 1) == .mark(":") { return index }
            depth += step(at: index)
        }
        return nil
    }

    /// Returns the ranges between the commas of a list, each with the comments before it.
    func parts(of range: Range<String.Index>) -> [Range<String.Index>] {
        var parts: [Range<String.Index>] = []
        var start = range.lowerBound
        var depth = 0
        for index in indices(in: range) {
            depth += step(at: index)
            guard depth == 0, token(at: index) == .mark(",") else { continue }
            parts.append(start..<place(of: index))
            start = text.index(after: place(of: index))
        }
        return parts + [start..<range.upperBound]
    }

    /// Returns the position after the last entry if a comma is missing there; nil otherwise, and for an empty list.
    func missingComma(in range: Range<String.Index>) -> String.Index? {
        guard let last = indices(in: range).last, token(at: last) != .mark(",") else { return nil }
        let length = token(at: last)?.word?.utf8.count ?? 1
        return text.utf8.index(place(of: last), offsetBy: length)
    }

    /// Returns the indices of the tokens in a range of the text.
    private func indices(in range: Range<String.Index>) -> [Int] {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
        return code.places.indices.filter { (start..<end).contains(code.places[$0]) }
    }

    private func token(at index: Int) -> SwiftCode.Token? {
        code.tokens.indices.contains(index) ? code.tokens[index] : nil
    }

    private func place(of index: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: code.places[index])
    }

    /// Returns the index of the token that closes the bracket at `index`.
    private func closing(_ index: Int) -> Int? {
        var depth = 0
        for place in code.tokens.indices.dropFirst(index) {
            depth += step(at: place)
            if depth == 0 { return place }
        }
        return nil
    }

    private func step(at index: Int) -> Int {
        let token = token(at: index)
        if [.mark("("), .mark("["), .mark("{")].contains(token) { return 1 }
        return [.mark(")"), .mark("]"), .mark("}")].contains(token) ? -1 : 0
    }
}
