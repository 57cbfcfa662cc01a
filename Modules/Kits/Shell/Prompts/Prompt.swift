public import TextUI

/// A question or message in front of the screens, with the actions that answer it.
public struct Prompt {
    /// The subject, in a word or two.
    public let title: String
    /// What has happened, or what the user is asked.
    public internal(set) var message: String
    /// The possible answers, from left to right.
    public let actions: [Action]
    /// Whether it says that something has failed, rather than ask or tell.
    public let isFailure: Bool
    /// Says what is not saved if the app ends before an answer; nil if the prompt is about nothing of the kind.
    let loss: String?

    /// How long no key must have been pressed before a prompt takes the keys, unless a key asked its screen for it.
    ///
    /// Someone who types must neither answer a prompt that comes by itself nor lose keys to it. Until then, the screen
    /// behind the prompt takes the keys, all but escape. If the prompt is about a change that failed, they are kept.
    /// The pause is longer than the time between two letters, and than it takes to notice the prompt.
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
        /// Pressing it closes the prompt and calls `handler`.
        public init(_ label: String, role: ButtonRole? = nil, handler: @escaping () -> Void = {}) {
            self.label = label
            self.role = role
            self.handler = handler
        }
    }

    /// Creates a prompt, to be added to a screen's ``Screen/prompts``.
    ///
    /// The first action that is not destructive has the focus, so enter presses it. Escape presses the one that
    /// cancels, or else the last.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: Says what happened, or asks.
    ///   - actions: The possible answers, from left to right.
    ///   - isFailure: Whether it says that something has failed.
    ///   - loss: Says what is not saved if the app ends before an answer; nil if nothing is lost.
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
