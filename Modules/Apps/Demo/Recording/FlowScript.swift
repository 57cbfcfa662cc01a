import TextUI

/// The steps of a flow, in the order in which a user took them, each with the landmark of the screen after it.
nonisolated struct FlowScript: Equatable {
    /// An action of the user.
    struct Input: Equatable {
        let step: FlowStep
        /// Whether the step does more than type text or move the selection.
        let isCommand: Bool
        /// Whether the input only changed the tab.
        let isTab: Bool

        /// Creates an input from a step other than pressing a key or typing.
        init(_ step: FlowStep, isTab: Bool = false) {
            self.step = step
            self.isTab = isTab
            isCommand = true
        }

        /// Creates an input from a key; `isEditing` says whether the user was editing text when the key was pressed.
        init(_ key: Key, isEditing: Bool) {
            isTab = false
            switch key {
            case .character(let character) where isEditing || character != " ":
                step = .type(String(character))
                isCommand = !isEditing
            case .control, .alt, .paste:
                step = .press([key])
                isCommand = true
            default:
                step = .press([key])
                isCommand = false
            }
        }
    }

    struct Entry: Equatable {
        var step: FlowStep
        /// The landmark of the screen after the step; nil if something was still loading.
        var landmark: FlowLandmark?
    }

    private(set) var entries: [Entry] = []
    /// Whether the next input may join the last step, as the text `Groceries` joins the command `n` in `nGroceries`.
    private var canContinue = false
    private var endsWithTab = false

    /// Adds an input.
    ///
    /// - Parameters:
    ///   - landmark: The landmark of the screen after the input; nil if something was still loading when the next input
    ///     came.
    ///   - changesScreen: Whether the input opened another screen or a prompt, or closed a prompt.
    mutating func add(_ input: Input, leadingTo landmark: FlowLandmark? = nil, changesScreen: Bool = false) {
        // If the user changes the tab several times in a row, only the last change is recorded.
        if endsWithTab, input.isTab { entries.removeLast() }
        if canContinue, !input.isCommand, let joined = entries.last?.step.joined(with: input.step) {
            entries[entries.count - 1] = Entry(step: joined, landmark: landmark)
        } else {
            entries.append(Entry(step: input.step, landmark: landmark))
        }
        canContinue = !changesScreen && (!input.isCommand || input.step.isTyping)
        endsWithTab = input.isTab
    }

    /// Removes the step at `index` and all later steps.
    mutating func removeSteps(from index: Int) {
        entries.removeSubrange(min(index, entries.count)...)
        canContinue = false
        endsWithTab = false
    }
}

nonisolated extension FlowStep {
    fileprivate var isTyping: Bool {
        if case .type = self { true } else { false }
    }

    /// Returns this step and the next one as a single step; nil if they must stay apart.
    fileprivate func joined(with next: FlowStep) -> FlowStep? {
        switch (self, next) {
        case (.press(let keys), .press(let more)): .press(keys + more)
        // Adjacent characters can combine into one, which would then be typed as one key.
        case (.type(let text), .type(let more)) where (text + more).count == text.count + more.count: .type(text + more)
        default: nil
        }
    }
}
