/// The labels of a review's keys.
nonisolated enum ReviewHints {
    static let accept = "accept"
    static let reject = "reject"

    /// - Parameter count: The number of other waiting changes with the same replacements as the current one.
    static func acceptAlike(_ count: Int) -> String { "accept \(count + 1) alike" }

    static let skip = "skip"
    static let back = "back"
    static let edit = "edit"
    static let columns = "columns"
    static let lookAgain = "look again"
}
