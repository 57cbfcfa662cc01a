import TextUI

nonisolated extension Key {
    /// The keys that the words of `script` name; any other word is typed letter by letter.
    static func script(_ script: String) -> [Key] {
        script.split(whereSeparator: \.isWhitespace).flatMap { word in
            named[String(word)].map { [$0] } ?? modified(word).map { [$0] } ?? word.map { .character($0) }
        }
    }

    private static let named: [String: Key] = [
        "up": .up, "down": .down, "left": .left, "right": .right, "enter": .enter, "esc": .escape, "tab": .tab,
        "backtab": .backtab, "space": .space, "backspace": .backspace, "delete": .delete, "home": .home, "end": .end,
        "pageup": .pageUp, "pagedown": .pageDown,
    ]

    /// A word such as `ctrl-c` or `alt-x`.
    private static func modified(_ word: Substring) -> Key? {
        guard let last = word.last else { return nil }
        switch word.dropLast() {
        case "ctrl-" where last.isASCII && last.isLetter: return .control(Character(last.lowercased()))
        case "alt-": return .alt(last)
        default: return nil
        }
    }
}
