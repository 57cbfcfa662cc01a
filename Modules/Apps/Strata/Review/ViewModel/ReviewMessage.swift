/// What stands in the middle where there is no change to decide on.
nonisolated struct ReviewMessage: Hashable, Sendable {
    /// A few words.
    let title: String
    /// More of them, in lines.
    let text: String
}

nonisolated extension ReviewMessage {
    /// Says why there is nothing to see.
    init(unread error: ReviewError) {
        self.init(title: "Nothing could be read", text: error.message)
    }

    /// Says what became of a review in which nothing waits for a decision.
    init(endOf review: Review) {
        switch (review.count, review.unreadable.isEmpty) {
        case (0, true):
            self.init(title: "Nothing to review", text: Self.nothingThere)
        case (0, false):
            self.init(title: "Nothing can be reviewed", text: review.unreadable.joined(separator: "\n"))
        default:
            self.init(title: review.leftCount == 0 ? "All reviewed" : "Seen to the end", text: Self.summary(of: review))
        }
    }

    private static let nothingThere = "Tests lay new and changed texts aside for review; none is there now."

    private static func summary(of review: Review) -> String {
        var lines = ["\(review.acceptedCount) accepted, \(review.rejectedCount) rejected"]
        if !review.skipped.isEmpty { lines.append("\(review.skipped.count) skipped and still pending") }
        if !review.unreadable.isEmpty { lines += ["", "These cannot be reviewed:"] + review.unreadable }
        return lines.joined(separator: "\n")
    }
}
