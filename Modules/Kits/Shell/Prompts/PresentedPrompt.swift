import TextUI

/// The prompt that is shown, and the index of its focused action.
struct PresentedPrompt {
    /// A weak reference to the screen that asks; nil if the shell itself asks.
    weak var screen: (any Screen)?
    private(set) var id = 0
    /// Whether a key press made the screen ask.
    private(set) var isExpected = false
    var prompt: Prompt
    private(set) var focus: Int
    /// The scroll position of the message; nil while all of it is visible.
    private(set) var scroll: ScrollState?

    init(_ waiting: PromptQueue.Waiting, of screen: any Screen, isExpected: Bool = false) {
        self.screen = screen
        self.isExpected = isExpected
        id = waiting.id
        prompt = waiting.prompt
        focus = prompt.initialFocus
    }

    /// A prompt of the shell itself.
    init(_ prompt: Prompt) {
        self.prompt = prompt
        focus = prompt.initialFocus
    }

    /// Returns whether this and `other` are the same prompt of the same screen.
    func isSame(as other: PresentedPrompt?) -> Bool {
        other?.id == id && other?.screen === screen
    }

    /// Moves the focus by `step`, wrapping around at the ends.
    mutating func moveFocus(by step: Int) {
        let count = prompt.actions.count
        if count > 0 { focus = (focus + step + count) % count }
    }

    /// Returns the alert to draw; a button has the focus only if the alert takes keys.
    func alert(takesKeys: Bool) -> Alert {
        Alert(
            prompt.title, message: prompt.message,
            buttons: prompt.actions.enumerated().map { index, action in
                Button(action.label, role: action.role, isFocused: takesKeys && index == focus)
            },
            scroll: scroll ?? ScrollState())
    }

    /// Lets the message scroll if it does not fit a screen of `size`.
    mutating func layOut(in size: Size) {
        scroll = alert(takesKeys: true).scrolls(in: size) ? scroll ?? ScrollState() : nil
    }

    /// Remembers the visible lines of a message that scrolls.
    mutating func didShow(_ lines: Range<Int>) {
        scroll?.didShow(lines)
    }

    /// Scrolls the message, if it does not fit.
    ///
    /// - Returns: Whether `key` scrolls the message.
    mutating func scroll(with key: Key) -> Bool {
        scroll?.handle(key) == true
    }
}
