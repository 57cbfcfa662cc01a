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

    /// The prompt that takes the keys; nil if there is none, or if nobody can have read it yet.
    var promptForKeys: PresentedPrompt? {
        updatePresented()
        return isPromptUnread ? nil : presented
    }

    /// Whether the prompt in front is in its pause.
    var isPromptUnread: Bool { quitQuestion == nil && asked != nil && pause.isRunning }

    /// Lets the user type on behind a prompt that nobody can have read yet; all other keys do nothing.
    func pressBehindPrompt(_ key: Key) {
        pause.begin()
        guard help == nil, let front, front.isEditingText || front.beginsNewText(key) && !pause.hasDroppedKey else {
            pause.hasDroppedKey = true
            return
        }
        _ = front.handle(key)
    }

    /// Lets the prompt in front take the keys at once.
    ///
    /// For a driver that is no person: it has read what is shown.
    public func skipPauses() {
        updatePresented()
        pause.end()
    }

    /// Shows a screen's prompt that came by itself, which takes no keys for a moment.
    ///
    /// Complexity: O(screens).
    func updatePresented() {
        if showNextPrompt() { pause.begin() }
    }

    /// Shows the next prompt after a key.
    ///
    /// The one that the key asked of `screen` takes the next key, which may be typed already.
    ///
    /// - Parameter last: The ID of the screen's last prompt before.
    func showNextPrompt(askedOf screen: (any Screen)?, after last: Int?) {
        guard showNextPrompt(), let asked else { return }
        if asked.screen !== screen || asked.id <= last ?? 0 { pause.begin() }
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
    private func showNextPrompt() -> Bool {
        if let asked {
            if isHeld(asked.screen), asked.screen?.prompts.contains(asked.id) == true { return false }
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
        pause.hasDroppedKey = false
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
        updatePresented()
        // An escape that is pressed again belongs to this prompt, and not to the text that it may have brought back.
        pause.begin()
    }
}
