/// The words of the key bar and the help that belong to no screen.
public nonisolated enum KeyWords {
    public static let helpTitle = "Help"
    public static let help = "help"
    public static let quit = "quit"
    public static let nextTab = "next tab"
    public static let back = "back"
    public static let dismiss = "dismiss"
    public static let move = "move"
    public static let press = "choose"
    public static let nextButton = "next button"
    public static let scroll = "scroll"
    public static let close = "close"
    public static let settings = "settings"
    public static let arrows = "arrows"
    public static let movementKeys = "arrows, page keys"
    public static let otherKeys = "other keys"
}
