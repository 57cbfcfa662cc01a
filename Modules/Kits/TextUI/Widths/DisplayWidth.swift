/// The number of cells that characters take.
///
/// A cluster is as wide as its scalars together, but at most 2 cells. Scalars have the widths of UAX #11, with 1 for
/// ambiguous scalars and 0 for marks: `é` is 1, `क्ष` 2, `👩‍🔬` 2. A variation selector makes an emoji 2 or 1 cells
/// wide: `❤` is 1, `❤️` 2. A lone regional indicator is 2, as in the terminal kitty.
public enum DisplayWidth {
    /// Returns the number of cells that `character` takes: 0, 1 or 2.
    public static func of(_ character: Character) -> Int {
        of(character.unicodeScalars)
    }

    /// Returns the number of cells that the scalars of one cluster take.
    static func of(_ cluster: some Sequence<Unicode.Scalar>) -> Int {
        var width = 0
        var previous: ScalarClass?
        for (index, scalar) in cluster.enumerated() {
            let scalarClass = ScalarClass.of(scalar)
            switch (scalarClass, previous) {
            case (.selector, .textEmoji) where scalar == .emojiSelector: width = 2
            case (.selector, .emoji) where scalar == .textSelector && index == 1: width = 1
            default: width = min(2, width + scalarClass.width)
            }
            previous = scalarClass
        }
        return width
    }
}

extension Unicode.Scalar {
    static let replacement: Unicode.Scalar = "\u{FFFD}"
    static let textSelector: Unicode.Scalar = "\u{FE0E}"
    static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
}
