/// The symbols and colours that are available for drawing.
public struct Appearance: Hashable, Sendable {
    /// The characters for borders, marks and spinners.
    public let symbols: Symbols
    /// Whether there are colours; without them, pictures use shades.
    public let usesColor: Bool

    /// Creates an appearance; by default with Unicode symbols and colours.
    public init(symbols: Symbols = .unicode, usesColor: Bool = true) {
        self.symbols = symbols
        self.usesColor = usesColor
    }
}
