public import TextUI

extension Shell {
    /// Passes `key` to the prompt, the help or the front screen, whichever is in front; the shell handles what the
    /// screen does not.
    public func press(_ key: Key) {
        if key == .control("c") { return interrupt() }
        if key == .control("z") { return host?.suspend() ?? () }
        let isPresenting = promptForKeys != nil
        if isMeantForLastPrompt(key) { return isPromptUnread ? pause.begin() : () }
        if isPromptUnread { pause.begin() }
        if key == .character("q"), isPresenting || help != nil { return quit() }
        if isPresenting { return pressInPrompt(key) }
        let screen = front
        let lastPrompt = screen?.prompts.lastID ?? 0
        defer { showPrompt(askedOf: screen, after: lastPrompt) }
        if help != nil { return pressInHelp(key) }
        if key == .escape, toasts.message != nil { return toasts.dismiss() }
        if front?.handle(key) != true { pressOutsideScreen(key) }
    }

    /// Whether a text field takes the characters that are typed.
    public var isEditingText: Bool { promptForKeys == nil && help == nil && front?.isEditingText == true }

    /// Hands characters to the text field of the front screen, in one step.
    ///
    /// - Returns: Whether it has taken them; if not, each of them has to be pressed.
    public func typeText(_ characters: [Character]) -> Bool {
        guard isEditingText, front?.handle(.text(characters)) == true else { return false }
        if isPromptUnread { pause.begin() }
        return true
    }

    private func pressInPrompt(_ key: Key) {
        guard let presented else { return }
        if self.presented?.scroll(with: key) == true { return }
        switch key {
        case .left, .up, .backtab: self.presented?.moveFocus(by: -1)
        case .right, .down, .tab: self.presented?.moveFocus(by: 1)
        case .enter, .space: answer(with: presented.focus)
        case .escape: answer(with: presented.prompt.escape)
        case .click(let point):
            if case .button(let index) = lastReport?.tapTarget(at: point) { answer(with: index) }
        case .modified(let plain, _): pressInPrompt(plain)
        default: break
        }
    }

    /// Scrolls the help, or closes it if it fits or if the key does not scroll.
    private func pressInHelp(_ key: Key) {
        if case .modified(let plain, _) = key { return pressInHelp(plain) }
        let scrolls = lastReport?.moves ?? true
        if !scrolls || help?.handle(key) != true { help = nil }
    }

    private func pressOutsideScreen(_ key: Key) {
        switch key {
        case .escape: update(selectedTab) { $0.pop() }
        case .tab: selectTab(after: 1)
        case .backtab: selectTab(after: -1)
        case .character("?"): openHelp()
        case .character("q"): quit()
        case .click(let point): tap(lastReport?.tapTarget(at: point))
        case .modified(let plain, _): press(plain)
        default: shortcuts.first { $0.key == key }?.action()
        }
    }

    /// Handles a click: the first one on a row selects it, the next one opens it.
    private func tap(_ target: TapTarget?) {
        switch target {
        case .tab(let index): if tabs.indices.contains(index) { select(tabs[index].id) }
        case .row(let index): if front?.select(row: index) == true { press(.enter) }
        case .key(let key): press(key)
        case .button, nil: break
        }
    }

    private func openHelp() {
        help = ScrollState()
        lastReport = nil
    }

    /// The index of the selected tab.
    var selectedIndex: Int { tabs.firstIndex { $0.id == selectedTab } ?? 0 }

    /// Selects the tab `step` places further, wrapping around at the ends.
    private func selectTab(after step: Int) {
        guard !tabs.isEmpty else { return }
        select(tabs[(selectedIndex + step + tabs.count) % tabs.count].id)
    }
}
