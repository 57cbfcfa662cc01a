import TextUI

extension Shell {
    /// The prompt in front of the screens; nil if there is none.
    public var prompt: Prompt? {
        updatePresented()
        return presented?.prompt
    }

    /// The question before something is lost, or else the prompt of a screen; nil while the app saves.
    var presented: PresentedPrompt? {
        get { isSaving ? nil : question?.presented ?? asked }
        set {
            // Optional chaining writes nil back, too: what is hidden meanwhile stays.
            guard !isSaving else { return }
            guard question != nil else { return asked = newValue }
            if let newValue { question?.presented = newValue } else { question = nil }
        }
    }

    /// The prompt that takes the keys; nil if there is none, or if nobody can have read it yet.
    var promptForKeys: PresentedPrompt? {
        updatePresented()
        return isPromptUnread ? nil : presented
    }

    /// Whether the prompt in front is in its pause.
    var isPromptUnread: Bool { question == nil && asked != nil && pause.isRunning }

    /// Whether `key` may be meant for a prompt that has just come or gone, and is therefore dropped.
    ///
    /// Escape would discard what is behind the prompt. Enter and space, pressed again after an answer, would do
    /// something behind the next prompt; in a text field they are typed.
    func isMeantForLastPrompt(_ key: Key) -> Bool {
        guard pause.isRunning, question == nil, help == nil else { return false }
        switch key {
        case .escape: return true
        case .enter, .space: return pauseFollowsAnswer && isPromptUnread && !isEditingText
        default: return false
        }
    }

    /// Lets the prompt in front take the keys at once.
    ///
    /// For a driver that is no person: it has read what is shown.
    public func skipPauses() {
        updatePresented()
        endPause()
    }

    /// Begins the moment in which a prompt that no key asked for takes no keys, or lets it begin again.
    func beginPause(followingAnswer: Bool? = nil) {
        if let followingAnswer { pauseFollowsAnswer = followingAnswer }
        pause.begin(Prompt.pause) { [weak self] in self?.didChange?() }
    }

    func endPause() {
        pause.cancel()
        pauseFollowsAnswer = false
    }

    /// Shows a screen's prompt that came by itself, which takes no keys for a moment.
    ///
    /// Complexity: O(screens).
    func updatePresented() {
        if showNextPrompt() { beginPause() }
    }

    /// Shows the prompt that a key asked `screen` for, or else the next one.
    ///
    /// It takes the next key, which may be typed already, and comes before a prompt that nobody can have read yet.
    ///
    /// - Parameter last: The ID of the screen's last prompt before the key.
    func showPrompt(askedOf screen: (any Screen)?, after last: Int) {
        if let screen, isHeld(screen), let new = screen.prompts.first(after: last) {
            present(PresentedPrompt(new, of: screen, isExpected: true))
        } else {
            updatePresented()
        }
    }

    /// Looks anew for the prompt to show, if nobody can have read the one that is shown.
    func reconsiderPrompt() {
        if isPromptUnread { present(nil) }
    }

    /// Finds the screen's prompt to show, unless one is shown already: that one stays until it is answered, its screen
    /// is closed, or a key that comes before it has been read asks for another one.
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
        endPause()
        lastReport = nil
    }

    /// Removes the prompt and calls the handler of its action at `index`.
    func answer(with index: Int) {
        guard let answered = presented else { return }
        presented = nil
        lastReport = nil
        answered.screen?.prompts.remove(answered.id)
        let actions = answered.prompt.actions
        if actions.indices.contains(index) {
            observer?(.answered(actions[index]))
            actions[index].handler()
        }
        if answered.prompt.loss != nil, storing.isEmpty { dropKept() }
        updatePresented()
        // A key that is pressed again belongs to this prompt, and not to what is behind it.
        beginPause(followingAnswer: true)
    }
}
