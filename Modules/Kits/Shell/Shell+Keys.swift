public import TextUI

extension Shell {
    /// Passes `key` to the prompt, the help or the front screen, whichever is in front; the shell handles any key
    /// that the screen does not handle.
    ///
    /// While the front screen stores something, all keys but ctrl-c and ctrl-z are kept for later.
    public func press(_ key: Key) {
        decision = nil
        forgetTap(before: key)
        handOnKept()
        pass(key, mayKeep: true)
        handOnKept()
    }

    /// Presses a key, and returns which part of the app took it.
    @discardableResult
    func pass(_ key: Key, mayKeep: Bool = false) -> ShellEvent.Taker {
        observer?(.willPress(key))
        let taker = take(key, mayKeep: mayKeep)
        observer?(.didPress(key, by: taker))
        return taker
    }

    private func take(_ key: Key, mayKeep: Bool) -> ShellEvent.Taker {
        switch key {
        case .control("c"): interrupt()
        case .control("z"): host?.suspend()
        case _ where mayKeep && keepsKeys:
            if isPromptUnread { beginPause() }
            return keep(key)
        default: return takeInFront(key)
        }
        return .shell
    }

    /// Passes `key` to the prompt or, if no prompt accepts keys, to the help or the front screen.
    private func takeInFront(_ key: Key) -> ShellEvent.Taker {
        let isPresenting = promptForKeys != nil
        let isDropped = isMeantForLastPrompt(key)
        if isPromptUnread { beginPause() }
        if isDropped { return .dropped }
        if key == .character("q"), isPresenting || help != nil {
            quit()
            return .shell
        }
        guard isPresenting else { return takeBehindPrompt(key) }
        pressInPrompt(key)
        return .prompt
    }

    /// Passes `key` to the help or the front screen, then shows any prompt that the key opened.
    private func takeBehindPrompt(_ key: Key) -> ShellEvent.Taker {
        let screen = front
        let lastPrompt = screen?.prompts.lastID ?? 0
        defer { showPrompt(askedOf: screen, after: lastPrompt) }
        if help != nil {
            pressInHelp(key)
            return .help
        }
        if let screen, screen.handle(key) {
            if key.isPasteOfLines, screen.isInField { toasts.show(words.pastedAsOneLine) }
            return .screen(screen)
        }
        return takeOutsideScreen(key)
    }

    /// Whether typed characters go to a text field.
    public var isEditingText: Bool {
        promptForKeys == nil && help == nil && front?.isEditingText == true && !keepsKeys
    }

    /// Passes characters to the text field of the front screen, in one step.
    ///
    /// - Returns: Whether the text field has taken the characters. If not, press them one by one.
    public func typeText(_ characters: [Character]) -> Bool {
        handOnKept()
        lastTap = nil
        guard isEditingText, let screen = front else { return false }
        observer?(.willPress(.text(characters)))
        let isTaken = screen.handle(.text(characters))
        observer?(.didPress(.text(characters), by: isTaken ? .screen(screen) : .refused))
        guard isTaken else { return false }
        if isPromptUnread { beginPause() }
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
        case .click(let point): clickInFront(at: point)
        case .modified(let plain, _): pressInPrompt(plain)
        default: if let other = Self.aliases[key] { pressInPrompt(other) }
        }
    }

    /// Scrolls the help, or closes it if the help fits or the key does not scroll.
    private func pressInHelp(_ key: Key) {
        switch key {
        case .click(let point): return clickInFront(at: point)
        case .modified(let plain, _): return pressInHelp(plain)
        default: break
        }
        let scrolls = lastReport?.moves ?? true
        if !scrolls || help?.handle(Self.aliases[key] ?? key) != true { help = nil }
    }

    /// Handles a key that the front screen has not handled.
    private func takeOutsideScreen(_ key: Key) -> ShellEvent.Taker {
        switch key {
        case .escape: return pop() ? .shell : .nobody
        case .tab: selectTab(after: 1)
        case .backtab: selectTab(after: -1)
        case .character("?"), .function(1): openHelp()
        case .character("q"): quit()
        case .click(let point): return click(at: point)
        case .modified(let plain, _): return pass(plain)
        default:
            if let shortcut = shortcuts.first(where: { $0.key == key }) {
                shortcut.action()
            } else if let index = key.tabIndex, tabs.indices.contains(index) {
                select(tabs[index].id)
            } else if let other = Self.aliases[key], !isEditingText {
                return pass(other)
            } else {
                return .nobody
            }
        }
        return .shell
    }

    /// Closes the front screen, unless it is the first one of its stack.
    private func pop() -> Bool {
        let screen = front
        update(selectedTab) { $0.pop() }
        return front !== screen
    }

    private func openHelp() {
        help = ScrollState()
        lastReport = nil
    }

    /// The index of the selected tab.
    var selectedIndex: Int { tabs.firstIndex { $0.id == selectedTab } ?? 0 }

    /// Selects the tab that is `step` places to the right of the selected one, wrapping around at the ends.
    private func selectTab(after step: Int) {
        guard !tabs.isEmpty else { return }
        select(tabs[(selectedIndex + step + tabs.count) % tabs.count].id)
    }
}
