import TestKit

/// Texts that are hard to write as string literals.
enum RandomText {
    private static let pieces = [
        "a", "Hello, Ada!", " ", "    ", "\t", "\n", "\n", "\r\n", "\r", "\"", "\"\"\"", "\"\"\"#", "\"\"\"##", "\\",
        "\\#", "\\##n", "\\n", "\\(1)", "\\u{41}", "#", "//", "/*", "*/", "{", "}", "\0", "\u{7}", "\u{1B}[1m",
        "\u{85}",
        "\u{2028}", "\u{FEFF}", "\u{202E}", "\u{200D}", "\u{A0}", "e\u{301}", "\u{301}", "👨‍👩‍👧", "漢字", "\u{10FFFF}",
        "\u{FFFE}", "\u{E000}", "\u{E0041}",
    ]

    static func make(seed: UInt64) -> String {
        var chance = SeededGenerator(seed: seed)
        return (0..<Int.random(in: 0...12, using: &chance)).map { _ in chance.pick(pieces) }.joined()
    }
}
