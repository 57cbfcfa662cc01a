/// How a cell looks.
public struct Style: Hashable, Sendable {
    /// What the character is drawn in.
    public var foreground: Color
    /// What is behind the character.
    public var background: Color
    /// Weight, slant and the like.
    public var attributes: Attributes

    /// By default the terminal's own colours and no attributes.
    public init(foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own colours and no attributes.
    public static let plain = Style()

    /// What is drawn besides the character itself.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// A bit for each of them.
        public let rawValue: UInt8

        /// Those whose bits are set.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Heavier strokes.
        public static let bold = Attributes(rawValue: 1)
        /// Less contrast.
        public static let dim = Attributes(rawValue: 2)
        /// Slanted strokes.
        public static let italic = Attributes(rawValue: 4)
        /// A line below the character.
        public static let underline = Attributes(rawValue: 8)
        /// Foreground and background swapped.
        public static let reverse = Attributes(rawValue: 16)
    }
}
