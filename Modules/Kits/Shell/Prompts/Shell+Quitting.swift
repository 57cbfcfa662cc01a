import TextUI

extension Shell {
    /// Quits the app, or asks first if something would be lost.
    ///
    /// While it asks, does nothing: a key that repeats must not be the answer.
    func quit() {
        guard quitQuestion == nil else { return }
        let losses = unsavedChanges
        guard !losses.isEmpty else { return quitHost() }
        let question = Prompt(
            title: words.quitTitle, message: losses.joined(separator: "\n"),
            actions: [
                Prompt.Action(words.quitButton, role: .destructive) { [weak self] in self?.quitHost() },
                Prompt.Action(words.stayButton, role: .cancel) { [weak self] in self?.didNameLosses(false) },
            ])
        quitQuestion = PresentedPrompt(question)
        lastReport = nil
    }

    /// Lets the open question name what would be lost by now: behind it, a change may fail, or a form may be sent.
    ///
    /// Called when it is drawn: a question that nobody has seen has named nothing.
    func updateQuitQuestion() {
        // While the app saves, nobody sees the question.
        guard quitQuestion != nil, !isSaving else { return }
        let losses = unsavedChanges
        guard !losses.isEmpty else { return closeQuitQuestion() }
        didNameLosses(true)
        quitQuestion?.prompt.message = losses.joined(separator: "\n")
    }

    /// Closes the question if there is no reason to ask any more, and stays.
    private func closeQuitQuestion() {
        quitQuestion = nil
        lastReport = nil
        didNameLosses(false)
    }

    /// Whether the question before the app quits is open.
    public var isAskingToQuit: Bool { quitQuestion != nil }

    /// Quits the app, or asks first; a second time, quits without an answer.
    func interrupt() {
        guard quitQuestion != nil else { return quit() }
        quitQuestion = nil
        lastReport = nil
        quitHost()
    }

    private func quitHost() {
        observer?(.quit)
        host?.quit()
    }

    /// What the screens would lose, then what no screen reports.
    private var unsavedChanges: [String] { lossesOfScreens + lossesWithoutScreen() }

    /// What each screen would lose, hidden ones included: the selected tab's first, and in each tab the front one's.
    ///
    /// Complexity: O(screens).
    public var lossesOfScreens: [String] {
        let hidden = tabs.map(\.id).filter { $0 != selectedTab }
        return ([selectedTab] + hidden).flatMap { tab in
            stacks[tab, default: Stack()].screens.flatMap(\.unsavedChanges)
        }
    }
}
