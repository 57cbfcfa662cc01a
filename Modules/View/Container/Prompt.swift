/// A question or message in front of everything, with the ways on.
public struct Prompt {
    /// What it is about, in a word or two.
    public let title: String
    /// What has happened, or what is asked.
    public let message: String
    /// The ways on, the one that enter presses first.
    public let actions: [Action]

    /// One way on.
    public struct Action {
        /// What its button says.
        public let label: String
        let handler: () -> Void

        /// A button that says `label`, and what pressing it does besides taking the prompt away.
        public init(_ label: String, handler: @escaping () -> Void = {}) {
            self.label = label
            self.handler = handler
        }
    }

    /// A prompt that is put in front by `Container.present(_:)`.
    ///
    /// - Parameter actions: Enter presses the first; escape the last, which is to be the harmless one.
    public init(title: String, message: String, actions: [Action]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}

extension Prompt {
    /// Says what has failed; enter tries again.
    static func error(_ message: String, retry: @escaping () -> Void) -> Prompt {
        Prompt(title: "Error", message: message, actions: [Action("Retry", handler: retry), Action("Cancel")])
    }
}
