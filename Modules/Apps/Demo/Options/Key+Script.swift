import TextUI

nonisolated extension Key {
    /// Returns the keys named by the words of `script`; any other word is typed letter by letter.
    static func script(_ script: String) throws(UsageError) -> [Key] {
        try script.split(whereSeparator: \.isWhitespace).map(keys).flatMap(\.self)
    }

    private static func keys(_ word: Substring) throws(UsageError) -> [Key] {
        if let key = named[String(word)] ?? modified(word) { return [key] }
        guard !word.starts(with: /(ctrl|alt|shift|click)-/) else {
            throw .unknownValue("--keys", String(word), expected: "a key such as ctrl-n, shift-tab or click-4-2")
        }
        return word.map { .character($0) }
    }

    private static let named: [String: Key] = {
        let keys: [Key] =
            [
                .up, .down, .left, .right, .enter, .escape, .tab, .backtab, .space, .backspace, .delete, .home, .end,
                .pageUp, .pageDown,
            ] + (1...12).map(Key.function)
        return Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
    }()

    /// Parses a word such as `ctrl-c`, `alt-x`, `shift-left` or `click-10-3` (column 10, row 3, counted from 0).
    private static func modified(_ word: Substring) -> Key? {
        let parts = word.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let last = parts[1].last else { return nil }
        let named = named[String(parts[1])]
        switch (parts[0], parts[1].count) {
        case ("ctrl", 1): return last.isASCII && last.isLetter ? .control(Character(last.lowercased())) : nil
        case ("alt", 1): return .alt(last)
        case ("ctrl", _): return named.map { .modified($0, .control) }
        case ("alt", _): return named.map { .modified($0, .alt) }
        case ("shift", _): return named.map { $0 == .tab ? .backtab : .modified($0, .shift) }
        case ("click", _):
            let place = parts[1].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard place.count == 2, let column = place[0], let row = place[1] else { return nil }
            return .click(Point(x: column, y: row))
        default: return nil
        }
    }
}
