import Model

extension SignUpForm {
    /// The fields that hold a text.
    static var textFields: [Field] { Field.allCases.filter { $0 != .terms } }

    /// The form that a view model checks.
    init(_ entries: SignUpEntries) {
        let texts = Dictionary(uniqueKeysWithValues: zip(Self.textFields, entries.texts))
        self.init(
            name: texts[.name] ?? "", email: texts[.email] ?? "", nickname: texts[.nickname] ?? "",
            age: texts[.age] ?? "", country: texts[.country] ?? "", acceptsTerms: entries.acceptsTerms)
    }
}
