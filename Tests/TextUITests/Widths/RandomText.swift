import TestKit

/// Generates random text of scalars that often cause problems; equal seeds give equal text.
struct RandomText {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Returns a string of up to `longest` scalars.
    ///
    /// Three quarters of the scalars are troublesome, and one quarter is arbitrary. Some scalars are repeated.
    mutating func next(longest: Int = 40) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<below(longest + 1) {
            let scalar = below(4) == 0 ? any() : Self.trouble[below(Self.trouble.count)]
            let repeats = below(16) == 0 ? below(longest) : 1
            scalars.append(contentsOf: repeatElement(scalar, count: repeats))
        }
        return String(scalars)
    }

    private mutating func any() -> Unicode.Scalar {
        Unicode.Scalar(UInt32(below(below(2) == 0 ? 0x3000 : 0x110000))) ?? "\u{D7FF}"
    }

    private mutating func below(_ bound: Int) -> Int {
        random.number(below: max(1, bound))
    }

    private static let trouble: [Unicode.Scalar] = [
        "a", "1", "#", "<", "&", " ", "é", "中", "カ", "ﾞ", "\u{1B}", "[", "m", "\n", "\r", "\t", "\u{7F}", "\u{9B}",
        "\u{85}",
        "\u{2028}", "\u{202E}", "\u{2066}", "\u{200E}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200D}", "\u{FE0E}",
        "\u{FE0F}", "\u{FE00}", "\u{E0100}", "\u{20E3}", "\u{301}", "\u{302E}", "\u{1100}", "\u{1161}", "\u{11A8}",
        "\u{AC00}", "\u{115F}", "\u{1160}", "\u{3164}", "क", "\u{94D}", "ष", "\u{93F}", "ก", "\u{E33}", "\u{600}",
        "\u{6DD}", "ب", "❤", "✅", "👩", "🔬", "🥲", "🏻", "🇩", "🇪", "🏴", "\u{E0067}", "\u{E0062}", "\u{E007F}", "\u{AD}",
        "\u{FEFF}", "\u{E000}", "\u{FFFF}", "\u{10EEEE}", "\u{34F}", "◌", "�",
    ]
}
