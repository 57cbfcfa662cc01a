/// The characters for borders, marks and spinners; for plain ASCII, also the substitutes for punctuation.
public struct Symbols: Hashable, Sendable {
    /// The replacement for text that is cut off; 3 cells wide in ASCII, 1 otherwise.
    public let ellipsis: SanitizedText
    /// The mark of the selected row.
    public let selected: SanitizedText
    /// The mark of a bookmarked item.
    public let bookmarked: SanitizedText
    /// The frames of a spinner, one per tick.
    public let spinner: [SanitizedText]
    /// The part of a scroll indicator that stands for the visible rows.
    public let scrollThumb: SanitizedText
    /// The upper half block, which shows two pixels in its foreground and background colours; nil in plain ASCII.
    public let halfBlock: SanitizedText?
    /// Characters for the pixels of a picture, from dark to light.
    private let shades: [SanitizedText]
    private let rounded: Border
    private let double: Border
    /// Whether the symbols go beyond ASCII.
    let isUnicode: Bool

    /// Box drawing, Braille and block characters, each one cell wide.
    public static let unicode = Symbols(
        ellipsis: SanitizedText("…"), selected: SanitizedText("▸"), bookmarked: SanitizedText("★"),
        spinner: each(of: "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"), scrollThumb: SanitizedText("┃"), halfBlock: SanitizedText("▀"),
        shades: each(of: " ░▒▓█"), rounded: Border("─│╭╮╰╯├┤"), double: Border("═║╔╗╚╝╟╢"), isUnicode: true)

    /// Only printable ASCII.
    public static let ascii = Symbols(
        ellipsis: SanitizedText("..."), selected: SanitizedText(">"), bookmarked: SanitizedText("*"),
        spinner: each(of: "|/-\\"), scrollThumb: SanitizedText("#"), halfBlock: nil, shades: each(of: " .:-=+*#%@"),
        rounded: Border("-|++++++"), double: Border("=|++++++"), isUnicode: false)

    private static func each(of characters: String) -> [SanitizedText] {
        characters.map { SanitizedText(String($0)) }
    }

    /// Returns the pieces of a box in `style`.
    public func border(_ style: BorderStyle) -> Border {
        switch style {
        case .rounded: rounded
        case .double: double
        }
    }

    /// Returns the glyph for a symbol, named as in SF Symbols, such as `envelope`; nil in plain ASCII, and for a name
    /// without a glyph.
    ///
    /// All glyphs are one cell wide. Where possible, the glyph is one that terminals do not show as an emoji.
    public func glyph(named name: String) -> SanitizedText? {
        isUnicode ? Symbols.glyphs[name] : nil
    }

    /// Returns the scalar to draw in plain ASCII: an ASCII substitute for punctuation, `?` for `�` and for the picture
    /// of a control character, and otherwise `scalar` itself.
    static func asciiSubstitute(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        if controlPictures.contains(scalar) || scalar == "\u{FFFD}" { return "?" }
        return asciiPunctuation[scalar] ?? scalar
    }

    private static let controlPictures: ClosedRange<Unicode.Scalar> = "\u{2400}"..."\u{2421}"

    // An ellipsis does not become a period, because a period would end a sentence.
    private static let asciiPunctuation: [Unicode.Scalar: Unicode.Scalar] = [
        "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "…": "~", "•": "*", "×": "x",
    ]

    /// Returns the character that covers its cell in proportion to `luminance`, 0…255.
    func shade(of luminance: Int) -> SanitizedText {
        shades[luminance * (shades.count - 1) / 255]
    }

    private static let glyphs: [String: SanitizedText] = [
        "bookmark": "★", "bookmark.slash": "☆", "building.2": "⌂", "calendar": "▦", "clock": "◷", "envelope": "✉",
        "flag": "⚑", "globe": "♁", "heart": "♡", "key": "⚷", "link": "⇗", "location": "⌖", "map": "◫", "number": "№",
        "person": "♙", "person.circle": "◉", "phone": "✆", "phone.fill": "☏", "photo": "▨", "text.quote": "¶",
    ].mapValues { SanitizedText($0) }
}
