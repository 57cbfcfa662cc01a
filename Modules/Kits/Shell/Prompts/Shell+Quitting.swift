import TextUI

/// A question of the shell itself, before something is lost.
struct LossQuestion {
    var presented: PresentedPrompt
    /// What would be lost by now, one sentence each.
    let losses: () -> [String]
    /// Called when the user has agreed.
    let go: () -> Void
    /// Whether the app quits then.
    var isAboutQuitting = false
}

extension Shell {
    /// Quits the app, or asks first if something would be lost.
    ///
    /// While it asks, does nothing: a key that repeats must not be the answer.
    func quit() {
        guard question?.isAboutQuitting != true else { return }
        guard !unsavedChanges.isEmpty else { return quitHost(.quit) }
        ask(words.quitTitle, before: { [weak self] in self?.unsavedChanges ?? [] }, words.quitButton) { [weak self] in
            self?.quitHost(.lose)
        }
        question?.isAboutQuitting = true
    }

    /// Asks before something is lost, in front of everything but the question before quitting.
    ///
    /// - Parameters:
    ///   - title: The subject, in a word or two.
    ///   - losses: What would be lost, one sentence each; asked anew each time. The question disappears with the last.
    ///   - label: The button that agrees.
    ///   - go: Called when the user has agreed, or when nothing would be lost any longer.
    public func ask(
        _ title: String, before losses: @escaping () -> [String], _ label: String, then go: @escaping () -> Void
    ) {
        guard question?.isAboutQuitting != true else { return }
        let prompt = Prompt(
            title: title, message: losses().joined(separator: "\n"),
            actions: [
                Prompt.Action(label, role: .destructive, handler: go),
                Prompt.Action(words.stayButton, role: .cancel),
            ])
        question = LossQuestion(presented: PresentedPrompt(prompt), losses: losses, go: go)
        lastReport = nil
    }

    /// Lets the open question name what would be lost by now, and closes it if that is nothing: behind it, a form may
    /// have been sent.
    func updateQuestion() {
        // While the app saves, nobody sees the question.
        guard let losses = question?.losses(), !isSaving else { return }
        question?.presented.prompt.message = losses.joined(separator: "\n")
        guard losses.isEmpty else { return }
        let other = question?.isAboutQuitting == false ? question : nil
        question = nil
        lastReport = nil
        other?.go()
    }

    /// Closes the question, unless it is the one before quitting.
    public func withdrawQuestion() {
        if question?.isAboutQuitting == false { question = nil }
    }

    /// Quits the app, or asks first; a second time, quits without an answer.
    func interrupt() {
        guard question?.isAboutQuitting == true else { return quit() }
        question = nil
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
