extension SignUpViewModel {
    /// A text field.
    public nonisolated struct Field: Hashable, Identifiable, Sendable {
        public let title: String
        /// The placeholder of the empty field.
        public let prompt: String

        public init(title: String, prompt: String) {
            self.title = title
            self.prompt = prompt
        }

        /// The title, which no other field has.
        public var id: String { title }
    }

    /// The note below a field.
    public nonisolated struct Note: Hashable, Sendable {
        /// The problem of the entry; nil for a valid entry.
        public let problem: String?
        /// A hint for filling in the field; nil without a hint.
        public let hint: String?

        public init(problem: String?, hint: String?) {
            self.problem = problem
            self.hint = hint
        }

        /// This note without its problem.
        public var withoutProblem: Note { Note(problem: nil, hint: hint) }
    }
}
