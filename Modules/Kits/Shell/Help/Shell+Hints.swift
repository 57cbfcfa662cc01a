import TextUI

extension Shell {
    /// What the keys do now: in a prompt, in the help, or in the front screen.
    var shownKeyHints: [KeyBar.Hint] {
        let quit = KeyBar.Hint("q", words.quit)
        if let prompt = presented?.prompt {
            let choose = prompt.actions.count > 1 ? [hint(.tab, words.nextButton)] : []
            return [hint(.enter, words.press)] + choose + [hint(.escape, words.dismiss), quit]
        }
        guard help != nil else { return keyHints }
        return [KeyBar.Hint(words.arrows, words.scroll), KeyBar.Hint(words.otherKeys, words.close), quit]
    }

    /// What the keys do in the front screen: its own, then the shell's.
    var keyHints: [KeyBar.Hint] {
        let dismiss = toasts.message == nil ? [] : [hint(.escape, words.dismiss)]
        let canGoBack = stacks[selectedTab]?.canPop == true && toasts.message == nil
        let back = canGoBack ? [hint(.escape, words.back)] : []
        let own = front?.keyHints ?? []
        // A screen that lists tab among its hints handles it itself.
        let isTabTaken = own.contains { $0.key == Key.tab.name }
        let tab = tabs.count > 1 && !isTabTaken ? [hint(.tab, words.nextTab)] : []
        let everywhere =
            [KeyBar.Hint("?", words.help, isPinned: true), KeyBar.Hint("q", words.quit)] + tab
            + shortcuts.map(\.hint)
        let move = KeyBar.Hint(words.movementKeys, words.move)
        guard let front else { return everywhere }
        // While text is edited, letters are input, so the shell's letter keys are not listed.
        return dismiss + own + (front.isEditingText ? tab : back + everywhere) + [move]
    }

    private func hint(_ key: Key, _ action: String) -> KeyBar.Hint { KeyBar.Hint(key.name, action) }
}
