public import TextUI
import ViewModel

extension Container {
    /// Hands `key` to whoever it is for: the prompt in front, the front screen, or else the container itself.
    public func press(_ key: Key) {
        if key == .control("c") { return viewModel.didPressQuit() }
        if key == .control("z") { return viewModel.didPressSuspend() }
        if key == .character("q"), isPresenting || help != nil { return viewModel.didPressQuit() }
        if let presented { return press(key, in: presented) }
        if help != nil { return pressInHelp(key) }
        if key == .escape, viewModel.toast != nil { return viewModel.didDismissToast() }
        if front?.handle(key) != true { pressOutsideScreen(key) }
    }

    private func press(_ key: Key, in presented: PresentedPrompt) {
        switch key {
        case .left, .up, .backtab: moveFocus(by: -1)
        case .right, .down, .tab: moveFocus(by: 1)
        case .enter, .space: answer(with: presented.focus)
        case .escape: answer(with: presented.prompt.escape)
        case .click(let point):
            if case .button(let index) = lastReport?.tapTarget(at: point) { answer(with: index) }
        case .modified(let plain, _): press(plain, in: presented)
        default: break
        }
    }

    private func pressOutsideScreen(_ key: Key) {
        switch key {
        case .escape: pop()
        case .tab: selectTab((selectedTab + 1) % max(1, tabs.count))
        case .backtab: selectTab((selectedTab + tabs.count - 1) % max(1, tabs.count))
        case .character(","): viewModel.didPressSettings()
        case .character("?"): openHelp()
        case .character("q"): viewModel.didPressQuit()
        case .click(let point): tap(lastReport?.tapTarget(at: point))
        case .modified(let plain, _): press(plain)
        default: break
        }
    }

    /// Does what a press of the mouse's button is for: a row is selected first, and opened when it is.
    private func tap(_ target: TapTarget?) {
        switch target {
        case .tab(let index): selectTab(index)
        case .row(let index): if front?.select(row: index) == true { press(.enter) }
        case .key(let key): press(key)
        case .button, nil: break
        }
    }

    /// What the keys do now: in a prompt, in the help, or in the front screen.
    var shownKeyHints: [KeyBar.Hint] {
        let quit = KeyBar.Hint("q", "quit")
        if let prompt = presented?.prompt {
            let choose = prompt.actions.count > 1 ? [KeyBar.Hint("tab", "next button")] : []
            return [KeyBar.Hint("enter", "press")] + choose + [KeyBar.Hint("esc", "dismiss"), quit]
        }
        return help == nil ? keyHints : [KeyBar.Hint("arrows", "scroll"), KeyBar.Hint("any other", "close"), quit]
    }

    /// What the keys do in the front screen: its own, then the container's.
    var keyHints: [KeyBar.Hint] {
        let back = (tab?.stack.count ?? 0) > 1 && viewModel.toast == nil ? [KeyBar.Hint("esc", "back")] : []
        let dismiss = viewModel.toast == nil ? [] : [KeyBar.Hint("esc", "dismiss")]
        // A screen that says what tab does has a use for it.
        let isTabTaken = front?.keyHints.contains { $0.key == "tab" } ?? false
        let tab = tabs.count > 1 && !isTabTaken ? [KeyBar.Hint("tab", "next tab")] : []
        let settings = viewModel.hasSettings ? [KeyBar.Hint(",", "settings")] : []
        let everywhere = [KeyBar.Hint("?", "help", isPinned: true), KeyBar.Hint("q", "quit")] + tab + settings
        let move = KeyBar.Hint("arrows, page keys", "move")
        guard let front else { return everywhere }
        // What is a letter to a text field is no key of the container's.
        return dismiss + front.keyHints + (front.isEditingText ? tab : back + everywhere) + [move]
    }
}
