public import Shell

extension ShellWords {
    /// Words for the keys around a screen.
    @MainActor public static let sample = ShellWords(
        helpTitle: "Help", help: "help", quit: "quit", nextTab: "next tab", back: "back", dismiss: "dismiss",
        move: "move", press: "press", nextButton: "next button", scroll: "scroll", close: "close", arrows: "arrows",
        movementKeys: "arrows, page keys", otherKeys: "any other")
}
