import TextUI

extension Shell {
    /// The prompt in front of the screens; nil if there is none.
    public var prompt: Prompt? {
        updatePresented()
        return presented?.prompt
    }

    /// The question before quitting, or else the prompt of a screen; nil while the app saves.
    var presented: PresentedPrompt? {
        get { isSaving ? nil : quitQuestion ?? asked }
        set { if quitQuestion == nil { asked = newValue } else { quitQuestion = newValue } }
    }

    /// The prompt that takes the keys; nil if there is none, or if the one in front came by itself a moment ago.
    var promptForKeys: PresentedPrompt? {
        updatePresented()
        return quitQuestion == nil && pause.isRunning ? nil : presented
    }

    /// Lets a prompt that came by itself take the keys at once.
    ///
    /// For a driver that is no person: it has read what is shown.
    public func skipPauses() {
        updatePresented()
        pause.end()
    }

    /// Shows a screen's prompt that came by itself, after which it takes no keys for a moment.
    ///
    /// Complexity: O(screens).
    func updatePresented() {
        if showNextPrompt() { pause.begin() }
    }

    /// Finds the screen's prompt to show, unless one is shown already: that one stays until it is answered or its
    /// screen is closed.
    ///
    /// The front screen's prompts come first, then those of the screens behind it, then those of other tabs that may be
    /// shown over every tab.
    ///
    /// - Returns: Whether it shows one that was not shown before.
    ///
    /// Complexity: O(screens).
    @discardableResult
    func showNextPrompt() -> Bool {
        if let asked {
            if isHeld(asked.screen) { return false }
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
        return false
    }

    private func isHeld(_ screen: (any Screen)?) -> Bool {
        guard let screen else { return false }
        return stacks.values.contains { $0.screens.contains { $0 === screen } }
    }

    private func present(_ waiting: PromptQueue.Waiting, of screen: any Screen) -> Bool {
        present(PresentedPrompt(waiting, of: screen))
        return true
    }

    /// Shows `prompt` of a screen, or none if it is nil.
    ///
    /// The layout of the last drawing no longer applies.
    private func present(_ prompt: PresentedPrompt?) {
        asked = prompt
        pause.end()
        lastReport = nil
    }

    /// Removes the prompt and calls the handler of its action at `index`.
    func answer(with index: Int) {
        guard let answered = presented else { return }
        presented = nil
        lastReport = nil
        answered.screen?.prompts.remove(answered.id)
        let actions = answered.prompt.actions
        if actions.indices.contains(index) { actions[index].handler() }
    }
}
