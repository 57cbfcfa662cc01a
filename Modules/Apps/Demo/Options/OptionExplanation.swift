/// What the usage text says about an option.
nonisolated struct OptionExplanation {
    /// Its name, such as `--users`.
    let name: String
    /// Its values, such as `sample|FILE.json`.
    let values: String
    let text: String

    init(_ name: String, _ values: String, _ text: String) {
        self.name = name
        self.values = values
        self.text = text
    }
}
