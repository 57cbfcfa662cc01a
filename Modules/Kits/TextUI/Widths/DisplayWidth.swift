/// How many cells characters take.
///
/// A cluster takes what its scalars take by UAX #11, ambiguous ones 1 and marks nothing, but never more than 2: `é` 1,
/// `क्ष` 2, `👩‍🔬` 2. A selector makes an emoji 2 or 1: `❤` 1, `❤️` 2. A lone regional indicator takes 2, as in kitty.
public enum DisplayWidth {
    /// The cells that `character` takes: 0, 1 or 2.
    public static func of(_ character: Character) -> Int {
        of(character.unicodeScalars)
    }

    /// The cells that the scalars of one cluster take.
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
