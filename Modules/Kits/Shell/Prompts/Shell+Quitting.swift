import TextUI

extension Shell {
    /// Quits the app, or asks first if something would be lost.
    ///
    /// While it asks, does nothing: a key that repeats must not be the answer.
    func quit() {
        guard quitQuestion == nil else { return }
        let losses = unsavedChanges
        guard !losses.isEmpty else { return quitHost(.quit) }
        let question = Prompt(
            title: words.quitTitle, message: losses.joined(separator: "\n"),
            actions: [
                Prompt.Action(words.quitButton, role: .destructive) { [weak self] in self?.quitHost(.lose) },
                Prompt.Action(words.stayButton, role: .cancel),
            ])
        quitQuestion = PresentedPrompt(question)
        lastReport = nil
    }

    /// Lets the open question name what would be lost by now, and closes it if that is nothing: behind it, a form may
    /// have been sent.
    func updateQuitQuestion() {
        // While the app saves, nobody sees the question.
        guard quitQuestion != nil, !isSaving else { return }
        let losses = unsavedChanges
        quitQuestion?.prompt.message = losses.joined(separator: "\n")
        guard losses.isEmpty else { return }
        quitQuestion = nil
        lastReport = nil
    }

    /// Quits the app, or asks first; a second time, quits without an answer.
    func interrupt() {
        guard quitQuestion != nil else { return quit() }
        quitQuestion = nil
        lastReport = nil
        quitHost(.interrupt)
    }

    private func quitHost(_ decision: Decision) {
        self.decision = decision
        observer?(.quit)
        host?.quit()
    }

    /// How the user has decided to quit.
    public enum Decision {
        /// There was nothing to ask about.
        case quit
        /// The text in open forms may be lost.
        case lose
        /// Not at all, but ctrl-c was pressed again: the app ends at once.
        case interrupt
    }

    /// What the screens would lose, hidden ones included: the selected tab's first, and in each tab the front one's.
    ///
    /// Complexity: O(screens).
    public var unsavedChanges: [String] { allScreens.flatMap(\.unsavedChanges) }
}
