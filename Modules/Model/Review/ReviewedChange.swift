/// A text that awaits a decision, and how it differs from the snapshot that it is to become.
public struct ReviewedChange: Identifiable, Hashable, Sendable {
    /// The snapshot's path, relative to its package.
    public let id: String
    /// Which test made it.
    public let test: ReviewedTest
    /// Why it is there to be reviewed.
    public let reason: Reason
    /// The difference, from top to bottom.
    public let hunks: [Hunk]

    /// A change as it was read.
    public init(id: String, test: ReviewedTest, reason: Reason, hunks: [Hunk]) {
        self.id = id
        self.test = test
        self.reason = reason
        self.hunks = hunks
    }

    /// Why a text awaits a decision.
    public enum Reason: Hashable, Sendable {
        /// There is no snapshot yet.
        case new
        /// The test made another text than the snapshot holds.
        case changed
        /// The snapshot itself was changed since the test ran: to accept the text would undo that, and is refused.
        case outdated
    }

    /// Changed lines that are near each other, with those around them.
    public struct Hunk: Hashable, Sendable {
        /// Which lines it is about, as `diff -u` writes it.
        public let heading: String
        /// From top to bottom; what is removed stands before what is inserted in its place.
        public let lines: [Line]
        /// What has changed within lines, a sentence for each.
        public let notes: [String]

        /// A part of a difference.
        public init(heading: String, lines: [Line], notes: [String]) {
            self.heading = heading
            self.lines = lines
            self.notes = notes
        }
    }

    /// A line of the snapshot, of the new text, or of both; its numbers count from 1.
    public enum Line: Hashable, Sendable {
        case kept(String, old: Int, new: Int)
        case removed(String, old: Int)
        case inserted(String, new: Int)
    }
}
