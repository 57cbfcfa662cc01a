import TextUI

extension Shell {
    /// What the keys do now, in the prompt, the help or the front screen.
    var shownKeyHints: [KeyBar.Hint] {
        let quit = KeyBar.Hint(.character("q"), words.quit)
        if let prompt = presented?.prompt {
            let choose = prompt.actions.count > 1 ? [KeyBar.Hint(.tab, words.nextButton)] : []
            let ways = [KeyBar.Hint(.enter, words.press)] + choose + [KeyBar.Hint(.escape, words.dismiss)]
            return quitQuestion == nil ? ways + [quit] : ways
        }
        guard help != nil else { return keyHints }
        return [KeyBar.Hint(words.arrows, words.scroll), KeyBar.Hint(words.otherKeys, words.close), quit]
    }

    /// What the keys do in the front screen: the screen's own hints, then the shell's.
    var keyHints: [KeyBar.Hint] {
        let dismiss = toasts.message == nil ? [] : [KeyBar.Hint(.escape, words.dismiss)]
        let canGoBack = stacks[selectedTab]?.canPop == true && toasts.message == nil
        let back = canGoBack ? [KeyBar.Hint(.escape, words.back)] : []
        let own = front?.keyHints ?? []
        // A screen that lists tab among its hints handles it itself.
        let isTabTaken = own.contains { $0.key == Key.tab.name }
        let tab = tabs.count > 1 && !isTabTaken ? [KeyBar.Hint(.tab, words.nextTab)] : []
        let everywhere =
            [KeyBar.Hint(.character("?"), words.help, isPinned: true), KeyBar.Hint(.character("q"), words.quit)] + tab
            + shortcuts.map(\.hint)
        let move = KeyBar.Hint(words.movementKeys, words.move)
        guard let front else { return everywhere }
        // While text is edited, letters are input, so the shell's letter keys are not listed.
        return dismiss + own + (front.isEditingText ? tab : back + everywhere) + [move]
    }
}
