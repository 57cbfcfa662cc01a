import TextUI

/// While the front screen is storing something, the shell keeps keys and clicks in order. It handles them afterwards,
/// because the user means them for the screen as it will be after the change.
extension Shell {
    /// A key or click that is kept for later.
    enum Kept {
        case key(Key)
        case tab(Tab.ID)
        /// A click on a part of a screen; the closure returns the key to press, if any.
        case click(on: any Screen, () -> Key?)
    }

    /// How long a screen stores something before the user is told.
    static var storingPatience: Duration { .milliseconds(300) }

    /// Whether a key would be kept if it were pressed now.
    var keepsKeys: Bool {
        guard question == nil, promptForKeys == nil else { return false }
        return front?.storing != nil || !kept.isEmpty || decision != nil
            || isPromptUnread && asked?.prompt.loss != nil
    }

    /// Keeps a key for later.
    ///
    /// A click is kept with the target that it hits now.
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

    /// Handles the kept input until the front screen stores something again or an unrequested prompt appears.
    ///
    /// Only a new key may answer such a prompt.
    public func handOnKept() {
        updatePresented()
        while !mustWait, let next = kept.popFirst() {
            // Kept keys were typed before any answer, so none of them can repeat a key that gave an answer.
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

    /// Drops the kept input, after the user has decided not to store the change that preceded it.
    public func dropKept() {
        if !kept.isEmpty { toasts.show(words.dropped) }
        kept = []
    }

    /// Measures how long the front screen has been storing something.
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

    /// A sentence about each thing that remains unsaved if the app ends now with its alerts unanswered.
    ///
    /// If the user has agreed to lose the text in open forms, the screens with such text are omitted.
    public var unansweredLosses: [String] {
        allScreens.filter { decision != .lose || $0.unsavedChanges.isEmpty }.flatMap(\.prompts.losses)
    }

    /// The text in open forms, unless the user has agreed to lose it or ``unansweredLosses`` names it.
    public var unansweredTexts: [String] {
        decision == .lose ? [] : allScreens.filter { $0.prompts.losses.isEmpty }.flatMap(\.unsavedChanges)
    }

    /// The number of kept keys and clicks.
    public var keptCount: Int { kept.count }

    /// All screens.
    ///
    /// The selected tab comes first. Within each tab, the front screen comes first.
    var allScreens: [any Screen] {
        let hidden = tabs.map(\.id).filter { $0 != selectedTab }
        return ([selectedTab] + hidden).flatMap { tab in stacks[tab, default: Stack()].screens.map { $0 } }
    }
}
