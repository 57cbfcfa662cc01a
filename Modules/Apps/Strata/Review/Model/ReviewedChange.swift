/// A text that awaits a decision, with its difference from the snapshot.
nonisolated struct ReviewedChange: Identifiable, Hashable, Sendable {
    /// The snapshot's path, relative to its package.
    let id: String
    /// The test that made it.
    let test: ReviewedTest
    /// The reason that it awaits a decision.
    let reason: Reason
    /// The difference, from top to bottom.
    let hunks: [Hunk]
    /// How pictures or other data differ, a line for each fact; nil for texts.
    var dataDifference: String?

    /// The replaced texts, whatever else is on their lines; empty if the change is like no other.
    var replaced: Set<Replacement> = []

    /// A part of a text and what replaced it, as bytes.
    struct Replacement: Hashable, Sendable {
        let old: [UInt8]
        let new: [UInt8]
    }

    /// The reason that a text awaits a decision.
    enum Reason: Hashable, Sendable {
        /// There is no snapshot yet.
        case new
        /// The test's text differs from the snapshot.
        case changed
        /// The snapshot has changed since the test ran; accepting would undo that, so it is refused.
        case outdated
    }

    /// Changes that are close together, with the lines around them.
    struct Hunk: Hashable, Sendable {
        /// The line ranges, as `diff -u` writes them.
        let heading: String
        /// The lines from top to bottom; a removed line comes before the one that replaces it.
        let lines: [Line]
        /// One sentence for each partly changed line.
        let notes: [String]
        /// Whether the snapshot ends in this hunk without a newline.
        var endsWithoutNewline = false
    }

    /// A line of the snapshot, of the new text, or of both; its numbers count from 1.
    enum Line: Hashable, Sendable {
        case kept(String, old: Int, new: Int)
        case removed(String, old: Int)
        case inserted(String, new: Int)
    }
}
