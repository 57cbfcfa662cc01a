import TextUI

extension Shell {
    /// Returns what the keys do now, in the prompt, the help or the front screen.
    ///
    /// - Parameter moves: Whether the movement keys do anything in the front screen.
    func shownKeyHints(moves: Bool, in size: Size) -> [KeyBar.Hint] {
        if isSaving { return [KeyBar.Hint(.control("c"), words.endWithoutSaving)] }
        let quit = KeyBar.Hint(.character("q"), words.quit)
        if let promptForKeys { return hints(for: promptForKeys) + (question?.isAboutQuitting == true ? [] : [quit]) }
        if isPromptUnread { return [] }
        if isStoringLong { return [KeyBar.Hint(.control("c"), words.quit), KeyBar.Hint(words.saving, "")] }
        guard let help else { return keyHints(moves: moves) }
        let scrolls = helpPanel(moves: moves, scroll: help).scrolls(in: size)
        let scroll = scrolls ? [KeyBar.Hint(.arrows, words.scroll)] : []
        return scroll + [KeyBar.Hint(.others, words.close), quit]
    }

    /// Returns the panel that lists the keys of the front screen.
    func helpPanel(moves: Bool, scroll: ScrollState) -> HelpPanel {
        HelpPanel(title: words.helpTitle, hints: keyHints(moves: moves), scroll: scroll)
    }

    /// Returns the prompt's keys; the hint of escape is the title of the button that it presses.
    private func hints(for presented: PresentedPrompt) -> [KeyBar.Hint] {
        let prompt = presented.prompt
        let scroll = presented.scroll.map { _ in KeyBar.Hint("\(Key.up.name), \(Key.down.name)", words.scroll) }
        let choose = prompt.actions.count > 1 ? KeyBar.Hint(.tab, words.nextButton) : nil
        let escape = prompt.escapeLabel ?? words.dismiss
        return [scroll, KeyBar.Hint(.enter, words.press), choose, KeyBar.Hint(.escape, escape)].compactMap(\.self)
    }

    /// Returns what the keys do in the front screen: the screen's own hints, then the shell's.
    private func keyHints(moves: Bool) -> [KeyBar.Hint] {
        let dismiss = toasts.message == nil ? [] : [KeyBar.Hint(.escape, words.dismiss)]
        let back = canGoBack && toasts.message == nil ? [KeyBar.Hint(.escape, words.back)] : []
        let own = front?.keyHints ?? []
        // A screen that lists tab among its hints handles it itself.
        let isTabTaken = own.contains { $0.key == Key.tab.name }
        let tab = tabs.count > 1 && !isTabTaken ? [KeyBar.Hint(.tab, words.nextTab)] : []
        let useful = shortcuts.filter { $0.isUseful() }
        let everywhere =
            [KeyBar.Hint(.character("?"), words.help, isPinned: true), KeyBar.Hint(.character("q"), words.quit)] + tab
            + useful.map(\.hint)
        let move = moves ? [KeyBar.Hint(.movement, words.move)] : []
        guard let front else { return everywhere }
        // While text is edited, letters are input, so the shell's letter keys are not listed.
        let whileEditing = tab + useful.filter { !$0.isLetter }.map(\.hint)
        return dismiss + own + (front.isEditingText ? whileEditing : back + everywhere) + move
    }
}
