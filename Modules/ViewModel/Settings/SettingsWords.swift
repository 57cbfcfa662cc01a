import Model

/// The words of the settings' screen.
public nonisolated enum SettingsWords {
    public static var title: String { "Settings" }
    public static var loading: String { "Loading settings" }
    /// The label of the key that opens the settings.
    public static var open: String { "settings" }

    // Sections.
    public static var inTheWholeApp: String { "In the whole app" }
    public static var onThisScreenOnly: String { "On this screen only" }

    // Rows.
    static var theme: String { "Theme" }
    static var color: String { "Colour" }
    static var keyHints: String { "Key hints" }
    static var startsWhereLeftOff: String { "Start where I left off" }
    public static var notifications: String { "Notifications" }

    static func choice(title: String, value: String) -> String { "\(title): \(value)" }

    // Below the notifications switch.
    static var notificationsOn: String { "On until you leave: only an example" }
    static var notificationsOff: String { "Off: only an example" }

    /// Names the change that is being stored or could not be stored.
    static var latestChange: String { "your latest change to the settings" }

    // Below all settings.
    static var unread: String { "Your settings could not be read, so the defaults apply." }
    static func unreadable(in path: String, because reason: String) -> String {
        "The settings in the database \(path) cannot be read (\(reason)), so the defaults apply. Changing a setting "
            + "overwrites the stored ones."
    }

    // Verbs, for a key bar.
    static var change: String { "change" }
    static func turn(isOn: Bool) -> String { isOn ? "turn off" : "turn on" }

    static func name(of theme: Settings.Theme) -> String {
        switch theme {
        case .dark: "Dark"
        case .light: "Light"
        }
    }
}
