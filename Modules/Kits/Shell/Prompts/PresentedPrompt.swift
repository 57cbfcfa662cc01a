/// The prompt that is shown, and the index of its focused action.
struct PresentedPrompt {
    /// The screen that asks, held weakly: its prompt disappears with it.
    weak var screen: (any Screen)?
    let id: Int
    let prompt: Prompt
    private(set) var focus: Int

    init(_ waiting: PromptQueue.Waiting, of screen: any Screen) {
        self.screen = screen
        id = waiting.id
        prompt = waiting.prompt
        focus = prompt.initialFocus
    }

    /// Moves the focus by `step`, wrapping around at the ends.
    mutating func moveFocus(by step: Int) {
        let count = prompt.actions.count
        if count > 0 { focus = (focus + step + count) % count }
    }
}
