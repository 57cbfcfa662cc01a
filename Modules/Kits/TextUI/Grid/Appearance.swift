/// The symbols and colours that are available for drawing.
public struct Appearance: Hashable, Sendable {
    /// The characters for borders, marks and spinners.
    public let symbols: Symbols
    /// Whether there are colours; without them, pictures use shades.
    public let usesColor: Bool

    /// Whether text is drawn unchanged.
    ///
    /// If not, and the symbols are ASCII, punctuation is drawn in ASCII.
    public let isVerbatim: Bool

    /// Creates an appearance; by default, it has Unicode symbols and colours, and is not verbatim.
    public init(symbols: Symbols = .unicode, usesColor: Bool = true, isVerbatim: Bool = false) {
        self.symbols = symbols
        self.usesColor = usesColor
        self.isVerbatim = isVerbatim
    }

    /// Whether punctuation is drawn in ASCII.
    var usesASCIIPunctuation: Bool { !isVerbatim && !symbols.isUnicode }
}
