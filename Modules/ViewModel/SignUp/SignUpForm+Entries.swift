import Model

extension SignUpForm {
    /// The text fields.
    static var textFields: [Field] { Field.allCases.filter { $0 != .terms } }

    /// Creates a form, for validation, from the view's entries.
    init(_ entries: SignUpEntries) {
        let texts = Dictionary(uniqueKeysWithValues: zip(Self.textFields, entries.texts))
        self.init(
            name: texts[.name] ?? "", email: texts[.email] ?? "", nickname: texts[.nickname] ?? "",
            age: texts[.age] ?? "", country: texts[.country] ?? "", acceptsTerms: entries.acceptsTerms)
    }
}
