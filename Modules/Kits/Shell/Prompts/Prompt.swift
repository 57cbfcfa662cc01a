public import TextUI

/// A question or message in front of the screens, with the actions that answer it.
public struct Prompt {
    /// The subject, in a word or two.
    public let title: String
    /// What has happened, or what the user is asked.
    public internal(set) var message: String
    /// The possible answers, from left to right.
    public let actions: [Action]
    /// Whether the prompt reports a failure.
    public let isFailure: Bool
    /// A sentence about what remains unsaved if the app ends before an answer; nil if everything is saved.
    let loss: String?

    /// How long the keyboard must be idle before an unrequested prompt accepts keys.
    ///
    /// The pause prevents typed keys from answering a prompt that appears by itself. If the prompt names a loss, the
    /// shell keeps the keys for later. Otherwise, the screen behind the prompt gets the keys, but never escape. The
    /// pause is longer than the time between two typed letters, and long enough to notice the prompt.
    public static let pause = Duration.milliseconds(500)

    /// One answer to a prompt, shown as a button.
    public struct Action {
        /// The text of the button.
        public let label: String
        /// Whether the action destroys something or cancels; nil if it does neither.
        public let role: ButtonRole?
        let handler: () -> Void

        /// Creates an action whose button shows `label`.
        ///
        /// Pressing the button closes the prompt and calls `handler`.
        public init(_ label: String, role: ButtonRole? = nil, handler: @escaping () -> Void = {}) {
            self.label = label
            self.role = role
            self.handler = handler
        }
    }

    /// Creates a prompt, to be added to a screen's ``Screen/prompts``.
    ///
    /// The first action that is not destructive has the focus, so the enter key presses it. The escape key presses the
    /// cancel action, or else the last action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: What has happened, or what the user is asked.
    ///   - actions: The possible answers, from left to right.
    ///   - isFailure: Whether the prompt reports a failure.
    ///   - loss: A sentence about what remains unsaved if the app ends before an answer; nil if everything is saved.
    public init(
        title: String, message: String, actions: [Action], isFailure: Bool = false, loss: String? = nil
    ) {
        self.title = title
        self.message = message
        self.actions = actions
        self.isFailure = isFailure
        self.loss = loss
    }

    /// The index of the action that has the focus at first.
    var initialFocus: Int { actions.firstIndex { $0.role != .destructive } ?? 0 }

    /// The index of the action that escape presses.
    var escape: Int { actions.firstIndex { $0.role == .cancel } ?? actions.count - 1 }

    /// The text of the button that escape presses; nil if there are no buttons.
    var escapeLabel: String? { actions.indices.contains(escape) ? actions[escape].label : nil }
}
