import SnapshotFiles

/// What has changed within lines, in sentences.
nonisolated struct ChangeNotes {
    /// In lines: each changed one is compared word by word, which takes seconds where very many have changed.
    private static let longestHunk = 2_000

    let hunks: [DiffHunk]

    /// Nil where there is nothing to say.
    var html: HTML? {
        let (short, long) = (hunks.filter { !isLong($0) }, hunks.filter(isLong))
        let items = short.flatMap(\.notes) + long.map { "\($0.heading): so many lines are not compared word by word" }
        guard !items.isEmpty else { return nil }
        return """
            <ul class="notes" aria-label="Changes within lines">
            \(HTML(lines: items.map { "<li>\($0)</li>" }))
            </ul>
            """
    }

    private func isLong(_ hunk: DiffHunk) -> Bool { hunk.edits.count > Self.longestHunk }
}
