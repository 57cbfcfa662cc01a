import TextUI

extension Shell {
    /// The prompt in front of the screens; nil if there is none.
    public var prompt: Prompt? {
        updatePresented()
        return presented?.prompt
    }

    /// The shell's warning about a loss or, if there is no warning, a screen's prompt.
    ///
    /// Nil while the app is saving.
    var presented: PresentedPrompt? {
        get { isSaving ? nil : question?.presented ?? asked }
        set {
            // While saving, the getter returns nil. A mutation through `presented?` would write this nil to the prompt.
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

    /// Whether the front prompt still ignores keys, because nobody can have read it yet.
    var isPromptUnread: Bool { question == nil && asked != nil && pause.isRunning }

    /// Returns whether to drop `key`, because it may be meant for a prompt that has just appeared or disappeared.
    ///
    /// Escape is dropped, because it could discard a form behind the prompt. After an answer, a repeated enter or space
    /// key would reach the screen behind the next prompt, so both keys are dropped unless text is being edited.
    func isMeantForLastPrompt(_ key: Key) -> Bool {
        guard pause.isRunning, question == nil, help == nil else { return false }
        switch key {
        case .escape: return true
        case .enter, .space: return pauseFollowsAnswer && isPromptUnread && !isEditingText
        default: return false
        }
    }

    /// Makes the front prompt accept keys immediately.
    ///
    /// Automated drivers call this method, because they need no time to read.
    public func skipPauses() {
        updatePresented()
        endPause()
    }

    /// Starts or restarts the pause in which an unrequested prompt ignores keys.
    func beginPause(followingAnswer: Bool? = nil) {
        if let followingAnswer { pauseFollowsAnswer = followingAnswer }
        pause.begin(Prompt.pause) { [weak self] in self?.didChange?() }
    }

    func endPause() {
        pause.cancel()
        pauseFollowsAnswer = false
    }

    /// Shows the next prompt of a screen, if one is waiting, and starts its pause.
    ///
    /// Complexity: O(screens).
    func updatePresented() {
        if showNextPrompt() { beginPause() }
    }

    /// Shows the prompt that `screen` opened because of a key; if there is no such prompt, shows the next one.
    ///
    /// The requested prompt accepts keys immediately, even keys that were typed before it appeared. It replaces
    /// any prompt that nobody can have read yet, which is shown again later.
    ///
    /// - Parameter last: The ID of the screen's last prompt before the key.
    func showPrompt(askedOf screen: (any Screen)?, after last: Int) {
        if let screen, isHeld(screen), let new = screen.prompts.first(after: last) {
            present(PresentedPrompt(new, of: screen, isExpected: true))
        } else {
            updatePresented()
        }
    }

    /// Hides the prompt if nobody can have read it yet, so that the next update chooses a prompt again.
    func reconsiderPrompt() {
        if isPromptUnread { present(nil) }
    }

    /// Shows the next prompt, unless the current one is still unanswered and its screen is open.
    ///
    /// The front screen's prompts come first, then those of the screens behind it. Last come the prompts of other tabs,
    /// but only those that are shown in every tab.
    ///
    /// - Returns: Whether a new prompt is shown.
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

    /// Shows a screen's prompt, or none if `prompt` is nil.
    ///
    /// Also discards the layout of the last drawing, because it no longer applies.
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
        // A repeat of the key that gave the answer is still meant for the answered prompt.
        beginPause(followingAnswer: true)
    }
}
