extension ShellWords {
    /// The words in English.
    public static let english = ShellWords(
        helpTitle: "Help", help: "help", quit: "quit", nextTab: "next tab", back: "back", dismiss: "dismiss",
        move: "move", press: "choose", nextButton: "next button", scroll: "scroll", close: "close", quitTitle: "Quit",
        quitButton: "Quit", stayButton: "Stay", endWithoutSaving: "end without saving", saving: "Saving…",
        dropped: "Keys pressed since had no effect")
}
