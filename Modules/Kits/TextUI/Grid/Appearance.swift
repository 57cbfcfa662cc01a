/// What the surroundings allow to be drawn.
public struct Appearance: Hashable, Sendable {
    /// What borders, marks and spinners are made of.
    public let symbols: Symbols
    /// False where pictures have to do with shades.
    public let usesColor: Bool

    /// By default everything is allowed.
    public init(symbols: Symbols = .unicode, usesColor: Bool = true) {
        self.symbols = symbols
        self.usesColor = usesColor
    }
}
