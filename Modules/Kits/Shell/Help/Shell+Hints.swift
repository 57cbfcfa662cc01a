import TextUI

extension Shell {
    /// Returns the hints for the keys that work now, in the prompt, the help or the front screen.
    ///
    /// - Parameter moves: Whether the movement keys do anything in the front screen.
    func shownKeyHints(moves: Bool, in size: Size) -> [KeyBar.Hint] {
        if isSaving { return [KeyBar.Hint(.control("c"), words.endWithoutSaving)] }
        if let promptForKeys {
            return hints(for: promptForKeys) + (question?.isAboutQuitting == true ? [] : [quitHint])
        }
        if isPromptUnread { return [] }
        if isStoringLong { return [KeyBar.Hint(.control("c"), words.quit), KeyBar.Hint(words.saving, "")] }
        guard let help else {
            return keyHints(moves: moves).filter { $0.pressedKey.map { !isMeantForLastPrompt($0) } ?? true }
        }
        let scrolls = helpPanel(moves: moves, scroll: help).scrolls(in: size)
        let scroll = scrolls ? [KeyBar.Hint(.arrows, words.scroll)] : []
        return scroll + [KeyBar.Hint(.others, words.close, pressing: .escape), quitHint]
    }

    /// Returns the panel that lists the keys of the front screen.
    func helpPanel(moves: Bool, scroll: ScrollState) -> HelpPanel {
        HelpPanel(title: words.helpTitle, hints: allKeyHints(moves: moves), scroll: scroll)
    }

    /// Returns the prompt's hints.
    ///
    /// The hint for escape is the title of the button that escape presses.
    private func hints(for presented: PresentedPrompt) -> [KeyBar.Hint] {
        let prompt = presented.prompt
        let scroll = presented.scroll.map { _ in KeyBar.Hint("\(Key.up.name), \(Key.down.name)", words.scroll) }
        let choose = prompt.actions.count > 1 ? KeyBar.Hint(.tab, words.nextButton) : nil
        let escape = prompt.escapeLabel ?? words.dismiss
        return [scroll, KeyBar.Hint(.enter, words.press), choose, KeyBar.Hint(.escape, escape)].compactMap(\.self)
    }

    /// Returns the hints for the front screen: the screen's own, then the shell's.
    private func keyHints(moves: Bool) -> [KeyBar.Hint] {
        let back = canGoBack ? [KeyBar.Hint(.escape, words.back)] : []
        let own = front?.keyHints ?? []
        // A screen that lists the tab key among its hints handles this key itself.
        let isTabTaken = own.contains { $0.key == Key.tab.name }
        let tab = tabs.count > 1 && !isTabTaken ? [KeyBar.Hint([.tab, .backtab], words.nextTab)] : []
        let useful = shortcuts.filter { $0.isUseful() }
        let help = KeyBar.Hint([.character("?"), .function(1)], words.help, isPinned: true)
        let everywhere = [help, quitHint] + tab + useful.map(\.hint)
        let move = moves ? [KeyBar.Hint(.movement, words.move)] : []
        guard let front else { return everywhere }
        // While text is edited, letters are input, so the shell's letter keys are not listed.
        let whileEditing =
            tab + useful.filter { !$0.isLetter }.map(\.hint) + [KeyBar.Hint(.function(1), words.help, isPinned: true)]
        return own + (front.isEditingText ? whileEditing : back + everywhere) + move
    }

    /// Returns the hints for every key of the front screen, including alternatives that the key bar omits.
    private func allKeyHints(moves: Bool) -> [KeyBar.Hint] {
        let hints = keyHints(moves: moves)
        let isEditing = front?.isEditingText == true
        let names = hints.map(\.key)
        let letters = Self.letters.filter { !names.contains($0.name) }
        let byLetter = moves && !isEditing ? [KeyBar.Hint(letters, words.moveByLetter)] : []
        let byDigit = tabs.count > 1 && !isEditing ? [KeyBar.Hint("1–\(min(tabs.count, 9))", words.selectTab)] : []
        let suspend = KeyBar.Hint(.control("z"), words.suspend)
        let whileEditing = (front?.isInField == true ? fieldHints : []) + [KeyBar.Hint(.control("c"), words.quit)]
        return hints + byLetter + byDigit + (isEditing ? whileEditing : []) + [suspend]
    }

    private var quitHint: KeyBar.Hint { KeyBar.Hint([.character("q"), .control("c")], words.quit) }

    /// The hints for the keys of a text field.
    private var fieldHints: [KeyBar.Hint] {
        [
            KeyBar.Hint([.control("a"), .control("e")], words.moveToEnd),
            KeyBar.Hint([.alt("b"), .alt("f")], words.moveByWord),
            KeyBar.Hint([.control("w"), .control("u")], words.cutBefore),
            KeyBar.Hint([.alt("d"), .control("k")], words.cutAfter), KeyBar.Hint(.control("y"), words.insertCut),
        ]
    }
}
