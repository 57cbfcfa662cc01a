import SnapshotFiles

/// The difference between two texts, written as for a failed snapshot, but shortened to fit into a trace.
nonisolated struct TraceDifference {
    /// The largest number of changed lines that are shown.
    private static let limit = 16

    /// The lines, each starting with `+`, `-` or a space; empty if the texts are equal.
    let lines: [String]

    /// - Parameters:
    ///   - old: The old text; nil if there was none, so that every line is new.
    ///   - showsContext: Whether to show unchanged lines around the changes.
    init(from old: String?, to new: String, showsContext: Bool) {
        let diff = UnifiedDiff(from: Array((old.map { "\($0)\n" } ?? "").utf8)[...], to: Array("\(new)\n".utf8)[...])
        let shown = diff.hunks.prefix(lines: Self.limit)
        let edits = shown.map { hunk in
            hunk.edits.shortened.filter { showsContext || $0.kind != .kept }.map { "\($0.kind.rawValue) \($0.text)" }
        }
        let rest = Self.count(of: diff.hunks) - Self.count(of: shown)
        let ending = rest > 0 ? ["… and \(rest) more \(rest == 1 ? "line" : "lines")"] : []
        lines = Array(edits.joined(separator: showsContext ? ["  …"] : [])) + ending
    }

    private static func count(of hunks: [DiffHunk]) -> Int {
        hunks.reduce(0) { $0 + $1.removedCount + $1.insertedCount }
    }
}
