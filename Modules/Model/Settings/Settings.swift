/// The settings, kept between runs: the look of the app, and the screens that it restores when it starts.
public struct Settings: Hashable, Codable, Sendable {
    /// The background that the colours are chosen for.
    public let theme: Theme
    /// Whether the app shows colours other than the terminal's own.
    public let usesColor: Bool
    /// Whether the key bar is visible.
    public let showsKeyHints: Bool
    /// The links of the screens where the user left off; nil if the app starts from the beginning.
    public let leftOff: [String]?

    /// Creates settings with the given values, and with defaults for all other settings.
    public init(theme: Theme = .dark, usesColor: Bool = true, showsKeyHints: Bool = true, leftOff: [String]? = nil) {
        self.theme = theme
        self.usesColor = usesColor
        self.showsKeyHints = showsKeyHints
        self.leftOff = leftOff
    }

    /// Returns the settings after `change`.
    public func applying(_ change: SettingsChange) -> Settings {
        switch change {
        case .theme(let new): Settings(theme: new, usesColor: usesColor, showsKeyHints: showsKeyHints, leftOff: leftOff)
        case .usesColor(let new): Settings(theme: theme, usesColor: new, showsKeyHints: showsKeyHints, leftOff: leftOff)
        case .showsKeyHints(let new): Settings(theme: theme, usesColor: usesColor, showsKeyHints: new, leftOff: leftOff)
        case .startsWhereLeftOff(let isOn): leavingOff(at: isOn ? leftOff ?? [] : nil)
        case .leftOff(let links): leavingOff(at: leftOff.map { _ in links })
        }
    }

    private func leavingOff(at links: [String]?) -> Settings {
        Settings(theme: theme, usesColor: usesColor, showsKeyHints: showsKeyHints, leftOff: links)
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
    /// Whether the app starts where the user left off.
    case startsWhereLeftOff(Bool)
    /// The links of the current screens; ignored unless the app is set to start where the user left off.
    case leftOff([String])
}
