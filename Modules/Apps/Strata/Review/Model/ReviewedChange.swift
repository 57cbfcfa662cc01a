/// A text that awaits a decision, and how it differs from the snapshot that it is to become.
nonisolated struct ReviewedChange: Identifiable, Hashable, Sendable {
    /// The snapshot's path, relative to its package.
    let id: String
    /// Which test made it.
    let test: ReviewedTest
    /// Why it is there to be reviewed.
    let reason: Reason
    /// The difference, from top to bottom.
    let hunks: [Hunk]

    /// Why a text awaits a decision.
    enum Reason: Hashable, Sendable {
        /// There is no snapshot yet.
        case new
        /// The test made another text than the snapshot holds.
        case changed
        /// The snapshot itself was changed since the test ran: accepting the text would undo that, and is refused.
        case outdated
    }

    /// Changed lines that are near each other, with the lines around them.
    struct Hunk: Hashable, Sendable {
        /// Which lines it is about, as `diff -u` writes it.
        let heading: String
        /// From top to bottom; a removed line stands before the one that replaces it.
        let lines: [Line]
        /// What has changed within lines, a sentence for each.
        let notes: [String]
        /// Whether the snapshot ends in this hunk, without a newline.
        var endsWithoutNewline = false
    }

    /// A line of the snapshot, of the new text, or of both; its numbers count from 1.
    enum Line: Hashable, Sendable {
        case kept(String, old: Int, new: Int)
        case removed(String, old: Int)
        case inserted(String, new: Int)
    }
}
