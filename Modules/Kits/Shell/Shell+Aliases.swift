import TextUI

extension Shell {
    /// Keys that act as other keys, unless text is being edited or a screen uses them.
    static let aliases: [Key: Key] = [
        .character("h"): .left, .character("j"): .down, .character("k"): .up, .character("l"): .right,
        .character("g"): .home, .character("G"): .end, .delete: .character("d"),
    ]

    /// The letters among the aliases, as in vi.
    static let letters: [Key] = ["h", "j", "k", "l", "g", "G"].map(Key.character)
}

extension Key {
    /// The index of the tab that a digit selects, counted from 0; nil for any other key.
    var tabIndex: Int? {
        guard case .character(let digit) = self, digit.isASCII, let number = digit.wholeNumberValue else { return nil }
        return number - 1
    }

    /// Whether this key is pasted multi-line text, which a text field joins into one line.
    var isPasteOfLines: Bool {
        if case .paste(let text) = self { text.split(whereSeparator: \.isNewline).count > 1 } else { false }
    }
}
