/// The line of backticks that opens a fenced block in Markdown.
nonisolated struct Fence: Equatable {
    /// The spaces before the fence, and before each line of its block.
    private let indentation: String
    private let length: Int
    /// The words after the backticks, such as `swift`.
    let info: String

    private static let shortest = 3

    /// Creates a fence of three backticks.
    init() {
        indentation = ""
        length = Self.shortest
        info = ""
    }

    /// Parses a line; nil if the line opens no block.
    init?(_ line: String) {
        indentation = String(line.prefix { $0 == " " })
        let rest = line.dropFirst(indentation.count)
        length = rest.prefix { $0 == "`" }.count
        info = String(rest.dropFirst(length))
        guard length >= Self.shortest, !info.contains("`") else { return nil }
    }

    /// Returns whether a line closes the block.
    func isClosed(by line: String) -> Bool {
        guard let other = Fence(line) else { return false }
        return other.length >= length && other.info.allSatisfy { $0 == " " }
    }

    /// Returns a line of the block without the fence's indentation.
    func content(of line: String) -> String {
        line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : line
    }

    /// Returns a text's lines between two fences, which are longer than any run of backticks in the text.
    func block(of text: String) -> [String] {
        let longest = text.matches(of: /`+/).map(\.output.count).max() ?? 0
        let mark = String(repeating: "`", count: max(length, longest + 1))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return ([mark + info] + lines + [mark]).map { $0.isEmpty ? "" : indentation + $0 }
    }
}
