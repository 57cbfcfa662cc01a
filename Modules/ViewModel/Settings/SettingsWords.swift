import Model

/// The words of the settings' screen.
public nonisolated enum SettingsWords {
    public static let title = "Settings"
    public static let loading = "Loading settings"

    // Sections.
    public static let inTheWholeApp = "In the whole app"
    public static let onThisScreenOnly = "On this screen only"

    // Rows.
    static let theme = "Theme"
    static let color = "Colour"
    static let keyHints = "Key hints"
    public static let notifications = "Notifications"

    static func choice(title: String, value: String) -> String { "\(title): \(value)" }

    // Below the notifications switch.
    static let notificationsOn = "You'll be notified of new users"
    static let notificationsOff = "You won't get notifications"

    // Below all settings.
    static let unread = "Your settings could not be read, so the defaults apply."
    static func unreadable(in path: String, because reason: String) -> String {
        "The settings in the database \(path) cannot be read (\(reason)), so the defaults apply. Changing a setting "
            + "replaces them."
    }

    // What keys do.
    public static let change = "change"

    static func name(of theme: Settings.Theme) -> String {
        switch theme {
        case .dark: "Dark"
        case .light: "Light"
        }
    }
}
