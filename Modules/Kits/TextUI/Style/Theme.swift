/// A set of colours, one for each meaning.
public struct Theme: Hashable, Sendable {
    /// Red, green and blue, 0…255 each.
    public struct RGB: Hashable, Sendable {
        /// 0 for none, 255 for full.
        public let red: UInt8
        /// 0 for none, 255 for full.
        public let green: UInt8
        /// 0 for none, 255 for full.
        public let blue: UInt8

        /// Creates a colour from its three parts.
        public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }
    }

    /// The default colour of characters in a picture, where no terminal provides one.
    public let foreground: RGB
    /// The default colour behind characters in a picture, where no terminal provides one.
    public let background: RGB
    private let accent: RGB
    private let secondary: RGB
    private let success: RGB
    private let warning: RGB
    private let destructive: RGB
    private var usesColor = true

    /// Creates a theme from a colour for each meaning, and the two default colours of pictures.
    public init(
        foreground: RGB, background: RGB, accent: RGB, secondary: RGB, success: RGB, warning: RGB, destructive: RGB
    ) {
        self.foreground = foreground
        self.background = background
        self.accent = accent
        self.secondary = secondary
        self.success = success
        self.warning = warning
        self.destructive = destructive
    }

    /// The colours for a dark background.
    public static let dark = Theme(
        foreground: RGB(215, 218, 224), background: RGB(30, 33, 39),
        accent: RGB(97, 175, 239), secondary: RGB(140, 148, 160), success: RGB(126, 201, 116),
        warning: RGB(229, 192, 90), destructive: RGB(240, 113, 120))

    /// The colours for a light background.
    public static let light = Theme(
        foreground: RGB(42, 45, 52), background: RGB(250, 250, 250),
        accent: RGB(0, 92, 175), secondary: RGB(98, 104, 114), success: RGB(24, 112, 42),
        warning: RGB(146, 92, 0), destructive: RGB(186, 26, 40))

    /// This theme without colours; styles keep their attributes, such as bold.
    public var monochrome: Theme {
        var theme = self
        theme.usesColor = false
        return theme
    }

    /// Returns the RGB parts of `color`; nil for the terminal's default, and for every colour in a monochrome theme.
    public func resolve(_ color: Color) -> RGB? {
        guard usesColor else { return nil }
        switch color {
        case .standard: return nil
        case .accent: return accent
        case .secondary: return secondary
        case .success: return success
        case .warning: return warning
        case .destructive: return destructive
        case .rgb(let red, let green, let blue): return RGB(red, green, blue)
        }
    }
}
