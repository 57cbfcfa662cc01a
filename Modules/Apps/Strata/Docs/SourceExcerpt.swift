/// A block of a document that quotes a source file, named in the fence: `swift Modules/Model/Users/UserSearch.swift`.
///
/// Each declaration in the block is found in the file by its first line, and quoted to its closing brace.
nonisolated struct SourceExcerpt {
    /// The path of the source file in the package.
    let path: String
    private let block: FencedBlock

    /// The number of the fence's line, from 1.
    var line: Int { block.lines.lowerBound + 1 }

    /// Returns the excerpts in the lines of a document.
    static func all(in document: [String]) -> [SourceExcerpt] {
        FencedBlock.all(in: document).compactMap { block in
            let words = block.fence.info.split(separator: " ")
            guard words.count == 2, words[0] == "swift" else { return nil }
            return SourceExcerpt(path: String(words[1]), block: block)
        }
    }

    /// Replaces the declarations in the block with their current text; the lines after the block may move.
    func show(_ source: [String], in document: inout [String]) throws(ExcerptFailure) {
        var text: [String] = []
        var next = 0
        while next < block.text.count {
            let line = block.text[next]
            text += line.isEmpty ? [line] : try Self.declaration(withLine: line, in: source)
            next = Self.end(from: next, in: block.text) + 1
        }
        document.replaceSubrange(block.lines, with: block.fence.block(of: text.joined(separator: "\n")))
    }

    /// Returns the declaration in `source` that begins with `line`, without its indentation.
    private static func declaration(withLine line: String, in source: [String]) throws(ExcerptFailure) -> [String] {
        let text = line.drop { $0 == " " }
        let places = source.indices.filter { source[$0].drop { $0 == " " } == text }
        guard let place = places.first, places.count == 1 else {
            throw places.isEmpty ? .missing(String(text)) : .ambiguous(String(text))
        }
        let indent = source[place].count - text.count
        return source[place...end(from: place, in: source)].map { String($0.dropFirst(indent)) }
    }

    /// Returns the index of the last line of the declaration at `start`; `start` itself if its line opens no bracket.
    private static func end(from start: Int, in lines: [String]) -> Int {
        let indent = String(lines[start].prefix { $0 == " " })
        var end = start
        while let last = lines[end].last, "([{".contains(last) {
            let closing = lines.indices.dropFirst(end + 1).first { index in
                [")", "]", "}"].contains { lines[index].hasPrefix(indent + $0) }
            }
            guard let closing else { break }
            end = closing
        }
        return end
    }
}

/// The reason why an excerpt was not updated.
nonisolated enum ExcerptFailure: Error, Equatable, CustomStringConvertible {
    case missing(String)
    case ambiguous(String)

    var description: String {
        switch self {
        case .missing(let line): "has no line '\(line)'; quote another first line"
        case .ambiguous(let line): "has the line '\(line)' more than once; expected a first line that is there once"
        }
    }
}
