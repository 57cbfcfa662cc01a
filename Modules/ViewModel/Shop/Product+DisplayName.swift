import Model

nonisolated extension Product {
    /// The name on one line, whatever line breaks are in it.
    var displayName: String {
        name.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
