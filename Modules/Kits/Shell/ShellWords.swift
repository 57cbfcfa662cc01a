/// The shell's words, which an app in another language replaces, so that it speaks one language.
///
/// The names of keys are TextUI's, in English.
public struct ShellWords: Hashable {
    let helpTitle: String
    let help: String
    let quit: String
    let nextTab: String
    let back: String
    let dismiss: String
    let move: String
    let press: String
    let nextButton: String
    let scroll: String
    let close: String
    let quitTitle: String
    let quitButton: String
    let stayButton: String
    let endWithoutSaving: String
    let saving: String
    let dropped: String

    /// - Parameters:
    ///   - helpTitle: The title of the help.
    ///   - help: What `?` does, in a word or two; so are all the following.
    ///   - quit: What `q` does.
    ///   - nextTab: What tab does.
    ///   - back: What escape does where a screen stands behind the front one.
    ///   - dismiss: What escape does with a toast, and with a prompt without buttons.
    ///   - move: What the arrows and page keys do in a list that they move.
    ///   - press: What enter does in a prompt.
    ///   - nextButton: What tab does in a prompt.
    ///   - scroll: What the arrows do in the help and in a long prompt, if it does not fit.
    ///   - close: What every other key does in the help.
    ///   - quitTitle: The title of the question before the app quits and something is lost.
    ///   - quitButton: The answer that quits.
    ///   - stayButton: The answer that does not.
    ///   - endWithoutSaving: What ctrl-c does while the app ends and changes are still being saved.
    ///   - saving: Says that a screen has been storing something for a while.
    ///   - dropped: Says that what was typed meanwhile was dropped.
    public init(
        helpTitle: String, help: String, quit: String, nextTab: String, back: String, dismiss: String, move: String,
        press: String, nextButton: String, scroll: String, close: String, quitTitle: String, quitButton: String,
        stayButton: String, endWithoutSaving: String, saving: String, dropped: String
    ) {
        self.helpTitle = helpTitle
        self.help = help
        self.quit = quit
        self.nextTab = nextTab
        self.back = back
        self.dismiss = dismiss
        self.move = move
        self.press = press
        self.nextButton = nextButton
        self.scroll = scroll
        self.close = close
        self.quitTitle = quitTitle
        self.quitButton = quitButton
        self.stayButton = stayButton
        self.endWithoutSaving = endWithoutSaving
        self.saving = saving
        self.dropped = dropped
    }
}
