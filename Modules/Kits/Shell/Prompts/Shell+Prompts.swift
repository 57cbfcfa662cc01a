import TextUI

extension Shell {
    /// The prompt in front of the screens; nil where nothing is asked.
    public var prompt: Prompt? {
        updatePresented()
        return presented?.prompt
    }

    /// Looks for the prompt to show, unless one is in front already: that stays until it is answered or its screen goes.
    ///
    /// The front screen comes first, then those behind it, then what may show over every tab.
    ///
    /// Complexity: O(screens).
    func updatePresented() {
        if let presented {
            if isHeld(presented.screen) { return }
            present(nil)
        }
        for screen in stacks[selectedTab, default: Stack()].screens {
            if let next = screen.prompts.next(inSelectedTab: true) { return present(next, of: screen) }
        }
        for tab in tabs where tab.id != selectedTab {
            for screen in stacks[tab.id, default: Stack()].screens {
                if let next = screen.prompts.next(inSelectedTab: false) { return present(next, of: screen) }
            }
        }
    }

    private func isHeld(_ screen: (any Screen)?) -> Bool {
        guard let screen else { return false }
        return stacks.values.contains { $0.screens.contains { $0 === screen } }
    }

    private func present(_ waiting: PromptQueue.Waiting, of screen: any Screen) {
        present(PresentedPrompt(waiting, of: screen))
    }

    /// What showed before no longer stands where it did.
    private func present(_ prompt: PresentedPrompt?) {
        presented = prompt
        lastReport = nil
    }

    /// Takes the prompt away and does what its action at `index` says.
    func answer(with index: Int) {
        guard let answered = presented else { return }
        present(nil)
        answered.screen?.prompts.remove(answered.id)
        let actions = answered.prompt.actions
        if actions.indices.contains(index) { actions[index].handler() }
    }
}
