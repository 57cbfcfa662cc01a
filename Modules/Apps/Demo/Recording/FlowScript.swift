import Coordinator
import TextUI

/// The steps of a flow, in the order in which a user took them, and what was on the screen after each.
nonisolated struct FlowScript: Equatable {
    /// Something that the user did.
    enum Input: Equatable {
        case key(Key)
        /// A character that was typed into a text field.
        case letter(Character)
        /// A key or a click that only changed the tab.
        case tab(Route, isAtRoot: Bool)
        /// A key that opened a place in front of every screen.
        case place(Route)
        case click(String)
        case endToast
        case snapshot
    }

    struct Entry: Equatable {
        var step: FlowStep
        /// What was on the screen after it; nil if something was still loading.
        var landmark: FlowLandmark?
    }

    private(set) var entries: [Entry] = []
    /// Whether the next input may be part of the last step.
    private var canContinue = false
    private var endsWithTab = false

    /// Adds an input.
    ///
    /// - Parameters:
    ///   - landmark: What was on the screen after it; nil if something was still loading when the next input came.
    ///   - changesScreen: Whether it led to another screen, to a prompt or back from it.
    mutating func add(_ input: Input, leadingTo landmark: FlowLandmark? = nil, changesScreen: Bool = false) {
        let step = FlowStep(input)
        // A tab that was only passed through is not worth a line.
        if endsWithTab, input.isTab { entries.removeLast() }
        if canContinue, !input.isCommand, let last = entries.last, let joined = last.step.joined(with: step) {
            entries[entries.count - 1] = Entry(step: joined, landmark: landmark)
        } else {
            entries.append(Entry(step: step, landmark: landmark))
        }
        canContinue = input.canContinue && !changesScreen
        endsWithTab = input.isTab
    }

    /// Removes the steps from that index on.
    mutating func removeSteps(from index: Int) {
        entries.removeSubrange(min(index, entries.count)...)
        canContinue = false
        endsWithTab = false
    }
}

nonisolated extension FlowScript.Input {
    fileprivate var isTab: Bool {
        if case .tab = self { true } else { false }
    }

    /// Whether it does something of its own and is not part of moving around or of typing.
    fileprivate var isCommand: Bool {
        switch self {
        case .letter, .key(.character(" ")): false
        case .key(.character), .key(.control), .key(.alt), .key(.paste): true
        case .key: false
        case .tab, .place, .click, .endToast, .snapshot: true
        }
    }

    /// Whether the next input can be part of the same step, as in `nGroceries`.
    fileprivate var canContinue: Bool {
        if case .key(.character) = self { true } else { !isCommand }
    }
}

nonisolated extension FlowStep {
    fileprivate init(_ input: FlowScript.Input) {
        self =
            switch input {
            case .key(.character(let character)) where character != " ": .type(String(character))
            case .key(let key): .press([key])
            case .letter(let character): .type(String(character))
            case .tab(let route, let isAtRoot): isAtRoot ? .open(route) : .select(route)
            case .place(let route): .open(route)
            case .click(let text): .click(text)
            case .endToast: .endToast
            case .snapshot: .snapshot
            }
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
