/// The actions of a review's keys, in a word or two.
nonisolated enum ReviewHints {
    static let accept = "accept"
    static let reject = "reject"

    /// - Parameter count: The number of alike changes besides the current one.
    static func acceptAlike(_ count: Int) -> String { "accept this and \(count) like it" }

    static let skip = "skip"
    static let columns = "columns"
    static let lookAgain = "look again"
}
