import Model

nonisolated extension User {
    /// The full name on one line, whatever line breaks are in it.
    var displayName: String { fullName.onOneLine }
}
