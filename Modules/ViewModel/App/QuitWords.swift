/// The question before the app quits; each screen words what it would lose.
public nonisolated enum QuitWords {
    public static var title: String { "Quit" }
    public static var quit: String { "Quit" }
    public static var stay: String { "Stay" }
    /// What ctrl-c does while the app ends.
    public static var endWithoutSaving: String { "end without saving" }
}
