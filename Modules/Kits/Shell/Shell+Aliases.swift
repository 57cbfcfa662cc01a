import TextUI

extension Shell {
    /// The keys that stand for others where no text is edited and no screen has another use for them.
    static let aliases: [Key: Key] = [
        .character("h"): .left, .character("j"): .down, .character("k"): .up, .character("l"): .right,
        .character("g"): .home, .character("G"): .end, .delete: .character("d"),
    ]

    /// The letters among them, which are those of vi.
    static let letters: [Key] = ["h", "j", "k", "l", "g", "G"].map(Key.character)
}

extension Key {
    /// The tab that a digit selects, counted from 0; nil for any other key.
    var tabIndex: Int? {
        guard case .character(let digit) = self, digit.isASCII, let number = digit.wholeNumberValue else { return nil }
        return number - 1
    }

    /// Whether this is pasted text of several lines, which a text field makes one.
    var isPasteOfLines: Bool {
        if case .paste(let text) = self { text.split(whereSeparator: \.isNewline).count > 1 } else { false }
    }
}
