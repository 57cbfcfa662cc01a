/// The prompt in front of everything, and which of its actions has the focus.
struct PresentedPrompt {
    /// The screen that asks; it is not kept alive, for a prompt goes with its screen.
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

    /// Moves the focus around the ends.
    mutating func moveFocus(by step: Int) {
        let count = prompt.actions.count
        if count > 0 { focus = (focus + step + count) % count }
    }
}
