import TextUI

/// A question that the shell itself asks before something is lost.
struct LossQuestion {
    var presented: PresentedPrompt
    /// Returns a sentence about each thing that would be lost now.
    let losses: () -> [String]
    /// Called when the user agrees.
    let go: () -> Void
    /// Whether agreeing quits the app.
    var isAboutQuitting = false
}

extension Shell {
    /// Quits the app, or asks first if something would be lost.
    ///
    /// Does nothing while the question is open, because a repeated key must not answer it.
    func quit() {
        guard question?.isAboutQuitting != true else { return }
        guard !unsavedChanges.isEmpty else { return quitHost(.quit) }
        ask(words.quitTitle, before: { [weak self] in self?.unsavedChanges ?? [] }, words.quitButton) { [weak self] in
            self?.quitHost(.lose)
        }
        question?.isAboutQuitting = true
    }

    /// Asks before something is lost, unless the shell is already asking whether to quit.
    ///
    /// - Parameters:
    ///   - title: The subject, in a word or two.
    ///   - losses: Returns a sentence about each thing that would be lost. Called again before each drawing: the
    ///     question closes when nothing would be lost.
    ///   - label: The title of the button with which the user agrees.
    ///   - go: Called when the user agrees, or when nothing would be lost.
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

    /// Updates the losses that the open question names, and closes the question if there are none left.
    ///
    /// For example, a form behind the question may have been sent meanwhile.
    func updateQuestion() {
        // The question is hidden while the app saves.
        guard let losses = question?.losses(), !isSaving else { return }
        question?.presented.prompt.message = losses.joined(separator: "\n")
        guard losses.isEmpty else { return }
        let other = question?.isAboutQuitting == false ? question : nil
        question = nil
        lastReport = nil
        other?.go()
    }

    /// Closes the question, unless it asks whether to quit.
    public func withdrawQuestion() {
        if question?.isAboutQuitting == false { question = nil }
    }

    /// Quits the app, or asks first if something would be lost.
    ///
    /// If the shell is already asking whether to quit, quits without an answer.
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
        /// Nothing would be lost.
        case quit
        /// The user agreed to lose the text in open forms.
        case lose
        /// The user pressed ctrl-c again instead of answering: the app ends immediately.
        case interrupt
    }

    /// A sentence about each thing that a screen would lose; hidden screens are included.
    ///
    /// The selected tab comes first. Within each tab, the front screen comes first.
    ///
    /// Complexity: O(screens).
    public var unsavedChanges: [String] { allScreens.flatMap(\.unsavedChanges) }
}
