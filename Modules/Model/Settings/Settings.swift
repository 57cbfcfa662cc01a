/// How the app is to look, kept between runs.
public struct Settings: Hashable, Codable, Sendable {
    /// The background that the colours are chosen for.
    public var theme: Theme
    /// Whether anything but the terminal's own colours shows.
    public var usesColor: Bool
    /// Whether a bar says what the keys do.
    public var showsKeyHints: Bool

    /// Settings that differ from the defaults where it is said.
    public init(theme: Theme = .dark, usesColor: Bool = true, showsKeyHints: Bool = true) {
        self.theme = theme
        self.usesColor = usesColor
        self.showsKeyHints = showsKeyHints
    }

    /// The background that the colours are made for.
    public enum Theme: String, CaseIterable, Codable, Sendable {
        case dark
        case light
    }
}
