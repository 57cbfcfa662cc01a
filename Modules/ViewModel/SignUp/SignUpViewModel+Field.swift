extension SignUpViewModel {
    /// A text field.
    public nonisolated struct Field: Hashable, Sendable {
        public let title: String
        /// Stands in the empty field.
        public let prompt: String
    }

    /// The note below a field.
    public nonisolated struct Note: Hashable, Sendable {
        /// The problem of the entry; nil if it has none.
        public let problem: String?
        /// Helps to fill the field in; nil if nothing does.
        public let hint: String?

        /// This note without its problem.
        public var withoutProblem: Note { Note(problem: nil, hint: hint) }
    }
}
