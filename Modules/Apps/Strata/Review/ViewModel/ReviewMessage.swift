/// The message in the middle of the screen if there is no change to decide on.
nonisolated struct ReviewMessage: Hashable, Sendable {
    /// The heading, in a few words.
    let title: String
    /// The details, in one or more lines.
    let text: String
}

nonisolated extension ReviewMessage {
    /// Creates the message for a review in which nothing awaits a decision.
    init(endOf review: Review) {
        switch (review.count, review.unreadable.isEmpty) {
        case (0, true):
            self.init(title: "Nothing to review", text: Self.nothingThere)
        case (0, false):
            self.init(title: "Nothing can be reviewed", text: review.unreadable.joined(separator: "\n"))
        default:
            self.init(title: review.leftCount == 0 ? "All reviewed" : "End of review", text: Self.summary(of: review))
        }
    }

    private static let nothingThere = "New and changed texts will appear here after a test run."

    private static func summary(of review: Review) -> String {
        var lines = ["\(review.acceptedCount) accepted, \(review.rejectedCount) rejected"]
        if !review.skipped.isEmpty { lines.append("\(review.skipped.count) skipped and still pending") }
        if !review.unreadable.isEmpty { lines += ["", "These cannot be reviewed:"] + review.unreadable }
        return lines.joined(separator: "\n")
    }
}
