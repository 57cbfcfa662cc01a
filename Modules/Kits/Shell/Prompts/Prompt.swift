public import TextUI

/// A question or message in front of everything, with the ways on.
public struct Prompt {
    /// What it is about, in a word or two.
    public let title: String
    /// What has happened, or what is asked.
    public let message: String
    /// The ways on, from left to right.
    public let actions: [Action]

    /// One way on.
    public struct Action {
        /// What its button says.
        public let label: String
        /// What the button is for; nil for nothing special.
        public let role: ButtonRole?
        let handler: () -> Void

        /// A button labelled `label`.
        ///
        /// Pressing it closes the prompt and calls `handler`.
        public init(_ label: String, role: ButtonRole? = nil, handler: @escaping () -> Void = {}) {
            self.label = label
            self.role = role
            self.handler = handler
        }
    }

    /// A prompt for a screen's ``Screen/prompts``.
    ///
    /// - Parameter actions: Enter presses the first that takes nothing away; escape the one that cancels, or else the
    ///   last.
    public init(title: String, message: String, actions: [Action]) {
        self.title = title
        self.message = message
        self.actions = actions
    }

    /// The action that has the focus at first.
    var initialFocus: Int { actions.firstIndex { $0.role != .destructive } ?? 0 }

    /// The action that escape presses.
    var escape: Int { actions.firstIndex { $0.role == .cancel } ?? actions.count - 1 }
}
