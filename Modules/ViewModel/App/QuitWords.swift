/// The question before the app quits; each screen words what it would lose.
public nonisolated enum QuitWords {
    public static let title = "Quit"
    public static let quit = "Quit"
    public static let stay = "Stay"
    /// What ctrl-c does while the app ends.
    public static let endWithoutSaving = "end without saving"
}
