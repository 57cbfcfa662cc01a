/// The prompt that is shown, and the index of its focused action.
struct PresentedPrompt {
    /// The screen that asks, held weakly: its prompt disappears with it.
    ///
    /// Nil if the shell itself asks.
    weak var screen: (any Screen)?
    private(set) var id = 0
    let prompt: Prompt
    private(set) var focus: Int

    init(_ waiting: PromptQueue.Waiting, of screen: any Screen) {
        self.screen = screen
        id = waiting.id
        prompt = waiting.prompt
        focus = prompt.initialFocus
    }

    /// A prompt of the shell itself.
    init(_ prompt: Prompt) {
        self.prompt = prompt
        focus = prompt.initialFocus
    }

    /// Moves the focus by `step`, wrapping around at the ends.
    mutating func moveFocus(by step: Int) {
        let count = prompt.actions.count
        if count > 0 { focus = (focus + step + count) % count }
    }
}
