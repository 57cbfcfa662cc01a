/// A Swift source, split into its parts, with the structure that its brackets and its indentation give it.
nonisolated struct CodeText {
    let bytes: [UInt8]
    let tokens: [CodeToken]
    /// The closing bracket of each opening one.
    private let ends: [Int: Int]

    init(_ text: String) {
        bytes = Array(text.utf8)
        tokens = CodeScanner(bytes).tokens
        var open: [Int] = []
        var ends: [Int: Int] = [:]
        for (index, token) in tokens.enumerated() {
            if token.isMark("(") || token.isMark("[") || token.isMark("{") {
                open.append(index)
            } else if token.isMark(")") || token.isMark("]") || token.isMark("}"), let start = open.popLast() {
                ends[start] = index
            }
        }
        self.ends = ends
    }

    /// Returns the closing bracket if an opening one is at `index`.
    func end(of index: Int) -> Int? { ends[index] }

    /// Returns the place after the token at `index`, or after the bracket that closes it.
    func next(after index: Int) -> Int { (ends[index] ?? index) + 1 }

    /// The tokens in a range that are in no bracket of it.
    func outerIndices(of range: Range<Int>) -> [Int] {
        var indices: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            indices.append(index)
            index = next(after: index)
        }
        return indices
    }

    /// Returns the items of a block: members, statements, or the cases of a switch, each with its comments and attributes.
    ///
    /// An item begins where a line is not indented deeper than the block's first.
    func items(in range: Range<Int>) -> [Range<Int>] {
        let indices = outerIndices(of: range)
        guard let start = indices.first(where: { tokens[$0].indentation != nil }) else {
            return range.isEmpty ? [] : [range]
        }
        let base = tokens[start].indentation ?? 0
        var items: [Range<Int>] = []
        var first = start
        for index in indices where index > start {
            guard let indentation = tokens[index].indentation, indentation <= base else { continue }
            guard content(of: first..<index) < index else { continue }
            items.append(first..<index)
            first = index
        }
        return items + [first..<range.upperBound]
    }

    /// The tokens of a block before its first item, such as a closure's parameters; empty if it is on one line.
    func header(of range: Range<Int>) -> Range<Int> {
        let start = outerIndices(of: range).first { tokens[$0].indentation != nil } ?? range.lowerBound
        return range.lowerBound..<start
    }

    /// Returns the place after an item's comments and attributes.
    func content(of item: Range<Int>) -> Int {
        var index = item.lowerBound
        while index < item.upperBound {
            if tokens[index].kind == .comment {
                index += 1
            } else if tokens[index].isMark("@") {
                index += 2
                let isCalled = index < item.upperBound && tokens[index].isMark("(")
                if isCalled, tokens[index].range.lowerBound == tokens[index - 1].range.upperBound {
                    index = next(after: index)
                }
            } else {
                break
            }
        }
        return min(index, item.upperBound)
    }

    /// Returns the elements of a list, without its commas.
    func elements(in range: Range<Int>) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var first = range.lowerBound
        for index in outerIndices(of: range) where tokens[index].isMark(",") {
            elements.append(first..<index)
            first = index + 1
        }
        return elements + (first < range.upperBound ? [first..<range.upperBound] : [])
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the bytes of tokens, without what is around them.
    func bytes(of range: Range<Int>) -> Range<Int> {
        guard let first = tokens[range].first, let last = tokens[range].last else {
            let place = range.lowerBound > 0 ? tokens[range.lowerBound - 1].range.upperBound : 0
            return place..<place
        }
        return first.range.lowerBound..<last.range.upperBound
    }
}
