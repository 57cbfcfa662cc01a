import TextUI

/// The steps of a flow, in the order in which a user took them, and what was on the screen after each.
nonisolated struct FlowScript: Equatable {
    /// Something that the user did.
    struct Input: Equatable {
        let step: FlowStep
        /// Whether it does something of its own and is not part of moving around or of typing.
        let isCommand: Bool
        /// Whether it only changed the tab.
        let isTab: Bool

        /// A step that is no key.
        init(_ step: FlowStep, isTab: Bool = false) {
            self.step = step
            self.isTab = isTab
            isCommand = true
        }

        /// A key, pressed while a text field takes characters or not.
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
        /// What was on the screen after it; nil if something was still loading.
        var landmark: FlowLandmark?
    }

    private(set) var entries: [Entry] = []
    /// Whether the next input may be part of the last step, as in `nGroceries`.
    private var canContinue = false
    private var endsWithTab = false

    /// Adds an input.
    ///
    /// - Parameters:
    ///   - landmark: What was on the screen after it; nil if something was still loading when the next input came.
    ///   - changesScreen: Whether it led to another screen, to a prompt or back from it.
    mutating func add(_ input: Input, leadingTo landmark: FlowLandmark? = nil, changesScreen: Bool = false) {
        // A tab that was only passed through is not worth a line.
        if endsWithTab, input.isTab { entries.removeLast() }
        if canContinue, !input.isCommand, let joined = entries.last?.step.joined(with: input.step) {
            entries[entries.count - 1] = Entry(step: joined, landmark: landmark)
        } else {
            entries.append(Entry(step: input.step, landmark: landmark))
        }
        canContinue = !changesScreen && (!input.isCommand || input.step.isTyping)
        endsWithTab = input.isTab
    }

    /// Removes the steps from that index on.
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

    /// Returns this step and the next one as a single step; nil if they are two.
    fileprivate func joined(with next: FlowStep) -> FlowStep? {
        switch (self, next) {
        case (.press(let keys), .press(let more)): .press(keys + more)
        // Some characters become one when they stand side by side, and would be typed as one.
        case (.type(let text), .type(let more)) where (text + more).count == text.count + more.count: .type(text + more)
        default: nil
        }
    }
}
