/// The shell's texts, which an app replaces if its language is not English.
///
/// The names of keys come from TextUI, in English.
public struct ShellWords: Hashable {
    /// The title of the help.
    public var helpTitle = "Help"
    /// What `?` does, in a word or two.
    public var help = "help"
    /// What `q` does.
    public var quit = "quit"
    /// What the tab key does.
    public var nextTab = "next tab"
    /// What escape does when a screen is behind the front one.
    public var back = "back"
    /// What a digit does.
    public var selectTab = "go to tab"
    /// What escape does in a prompt that has no buttons.
    public var dismiss = "dismiss"
    /// What the arrows and page keys do in a list.
    public var move = "move"
    /// What vi's letters do in a list.
    public var moveByLetter = "move, as in vi"
    /// What ctrl-a and ctrl-e do in a text field.
    public var moveToEnd = "go to start, end"
    /// What alt-b and alt-f do in a text field.
    public var moveByWord = "move by a word"
    /// What ctrl-w and ctrl-u do in a text field.
    public var cutBefore = "cut word, cut to start"
    /// What alt-d and ctrl-k do in a text field.
    public var cutAfter = "cut next word, cut to end"
    /// What ctrl-y does in a text field.
    public var insertCut = "paste what was cut"
    /// What ctrl-z does.
    public var suspend = "suspend"
    /// What enter does in a prompt.
    public var press = "choose"
    /// What the tab key does in a prompt.
    public var nextButton = "next button"
    /// What the arrows do in the help or a prompt, if it does not fit on the screen.
    public var scroll = "scroll"
    /// What all keys do in the help, except the keys that scroll.
    public var close = "close"
    /// The title of the question that is asked before the app quits, if something would be lost.
    public var quitTitle = "Quit"
    /// The answer that quits.
    public var quitButton = "Quit"
    /// The answer that stays in the app.
    public var stayButton = "Stay"
    /// What ctrl-c does while changes are being saved before the app ends.
    public var endWithoutSaving = "end without saving"
    /// Says that a screen takes long to store something.
    public var saving = "Saving…"
    /// Says that the keys pressed after a change were dropped, because the user has discarded the change.
    public var dropped = "Keys pressed meanwhile had no effect"

    /// Says that line breaks of a pasted text have become spaces.
    public var pastedAsOneLine = "Pasted as one line"

    /// Creates the words in English.
    public init() {}

    /// The words in English.
    public static let english = ShellWords()
}
