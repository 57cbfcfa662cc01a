/// The look of the app, kept between runs.
public struct Settings: Hashable, Codable, Sendable {
    /// The background that the colours are chosen for.
    public let theme: Theme
    /// Whether the app shows colours other than the terminal's own.
    public let usesColor: Bool
    /// Whether the key bar shows.
    public let showsKeyHints: Bool

    /// The default settings, apart from the given ones.
    public init(theme: Theme = .dark, usesColor: Bool = true, showsKeyHints: Bool = true) {
        self.theme = theme
        self.usesColor = usesColor
        self.showsKeyHints = showsKeyHints
    }

    /// Returns these settings with the given ones in place of their own.
    public func with(theme: Theme? = nil, usesColor: Bool? = nil, showsKeyHints: Bool? = nil) -> Settings {
        Settings(
            theme: theme ?? self.theme, usesColor: usesColor ?? self.usesColor,
            showsKeyHints: showsKeyHints ?? self.showsKeyHints)
    }

    /// Returns the settings after `change`.
    public func applying(_ change: SettingsChange) -> Settings {
        switch change {
        case .theme(let theme): with(theme: theme)
        case .usesColor(let usesColor): with(usesColor: usesColor)
        case .showsKeyHints(let showsKeyHints): with(showsKeyHints: showsKeyHints)
        }
    }

    /// The background of a terminal.
    public enum Theme: String, CaseIterable, Codable, Sendable {
        case dark
        case light
    }
}

/// A new value of one setting.
public enum SettingsChange: Hashable, Sendable {
    case theme(Settings.Theme)
    case usesColor(Bool)
    case showsKeyHints(Bool)
}
