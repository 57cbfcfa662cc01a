import SnapshotFiles

nonisolated extension ReportedChange {
    /// In lines of a change: a page with more would take long to open, and nobody reads on.
    private static let longestDifference = 2_000

    /// The part of the difference that the page shows, and a sentence about the rest; nil if there is none.
    var shownDifference: (hunks: [DiffHunk], rest: String?) {
        let shown = hunks.prefix(lines: Self.longestDifference)
        let left = hunks.changedCount - shown.changedCount
        guard left > 0 else { return (shown, nil) }
        let lines = left == 1 ? "1 more line differs" : "\(left) more lines differ"
        return (shown, "\(lines). The command 'diff' shows the whole difference.")
    }
}

extension [DiffHunk] {
    fileprivate nonisolated var changedCount: Int { reduce(0) { $0 + $1.removedCount + $1.insertedCount } }
}
