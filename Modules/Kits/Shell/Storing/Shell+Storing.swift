import TextUI

/// While the front screen stores something, what shows is not yet what the next key is meant for: keys and clicks are
/// kept in their order, and handed on when it is stored.
extension Shell {
    /// Something that is kept.
    enum Kept {
        case key(Key)
        case tab(Tab.ID)
        /// A click on something of a screen; the closure returns the key that it stands for by then.
        case click(on: any Screen, () -> Key?)
    }

    /// How long a screen stores something before the user is told.
    static var storingPatience: Duration { .milliseconds(300) }

    /// Whether a key that comes now is kept.
    var keepsKeys: Bool {
        guard question == nil, promptForKeys == nil else { return false }
        return front?.storing != nil || !kept.isEmpty || decision != nil
            || isPromptUnread && asked?.prompt.loss != nil
    }

    /// Keeps a key for later; a click as what it hits now.
    func keep(_ key: Key) -> ShellEvent.Taker {
        guard case .click(let point) = key else {
            kept.append(.key(key))
            return .kept
        }
        switch (lastReport?.tapTarget(at: point), front) {
        case (.tab(let index), _) where tabs.indices.contains(index): kept.append(.tab(tabs[index].id))
        case (.toast, _):
            toasts.dismiss()
            return .shell
        case (let target?, let front?):
            guard let click = click(on: target, of: front) else { return .nobody }
            kept.append(.click(on: front, click))
        default: return .nobody
        }
        return .kept
    }

    /// Hands on what was kept, up to where the front screen stores something again, or where a prompt is in front that
    /// none of it asked for: that is for a fresh key to answer.
    public func handOnKept() {
        updatePresented()
        while !mustWait, let next = kept.popFirst() {
            // What was typed before an answer cannot repeat it.
            endPause()
            switch next {
            case .key(let key): pass(key)
            case .tab(let tab): select(tab)
            case .click(let screen, let key): if screen === front, let key = key() { pass(key) }
            }
        }
    }

    private var mustWait: Bool {
        front?.storing != nil || asked?.isExpected == false || question != nil || decision != nil || isSaving
    }

    /// Drops what was kept, after the user has decided not to store what came before it.
    public func dropKept() {
        if !kept.isEmpty { toasts.show(words.dropped) }
        kept = []
    }

    /// Measures how long the front screen has been shown while it stores something.
    func noteStoring() {
        guard front?.storing != nil else {
            patience.cancel()
            return isStoringLong = false
        }
        guard !patience.isRunning, !isStoringLong else { return }
        patience.begin(Self.storingPatience) { [weak self] in
            self?.isStoringLong = true
            self?.didChange?()
        }
    }
}

// MARK: - The end of the app

extension Shell {
    /// What all screens are storing now.
    public var storing: [String] { allScreens.compactMap(\.storing) }

    /// What is not saved if the app ends now without an answer to its alerts, one sentence each.
    ///
    /// A text that failed to be stored still stands in its form, and the user may have agreed to lose that.
    public var unansweredLosses: [String] {
        allScreens.filter { decision != .lose || $0.unsavedChanges.isEmpty }.flatMap(\.prompts.losses)
    }

    /// What is typed in open forms, unless the user has agreed to lose that or it is among ``unansweredLosses``.
    public var unansweredTexts: [String] {
        decision == .lose ? [] : allScreens.filter { $0.prompts.losses.isEmpty }.flatMap(\.unsavedChanges)
    }

    /// The number of kept keys and clicks.
    public var keptCount: Int { kept.count }

    /// All screens: the selected tab's first, and in each tab the front one.
    var allScreens: [any Screen] {
        let hidden = tabs.map(\.id).filter { $0 != selectedTab }
        return ([selectedTab] + hidden).flatMap { tab in stacks[tab, default: Stack()].screens.map { $0 } }
    }
}
