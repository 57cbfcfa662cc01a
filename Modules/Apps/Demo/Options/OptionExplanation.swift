/// What the usage text says about an option.
nonisolated struct OptionExplanation {
    /// Its name, such as `--users`.
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}
