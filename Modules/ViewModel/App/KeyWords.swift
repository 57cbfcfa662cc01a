/// The words of the key bar and the help that belong to no screen.
public nonisolated enum KeyWords {
    public static var helpTitle: String { "Help" }
    public static var help: String { "help" }
    public static var quit: String { "quit" }
    public static var nextTab: String { "next tab" }
    public static var back: String { "back" }
    public static var dismiss: String { "dismiss" }
    public static var move: String { "move" }
    public static var press: String { "choose" }
    public static var nextButton: String { "next button" }
    public static var scroll: String { "scroll" }
    public static var close: String { "close" }
    public static var arrows: String { "arrows" }
    public static var movementKeys: String { "arrows, page keys" }
    public static var otherKeys: String { "other keys" }
}
