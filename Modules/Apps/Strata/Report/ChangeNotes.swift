import SnapshotFiles

/// What has changed within lines, in sentences.
nonisolated struct ChangeNotes {
    let hunks: [DiffHunk]

    /// Nil where there is nothing to say.
    var html: HTML? {
        let items = hunks.flatMap(\.notes)
        guard !items.isEmpty else { return nil }
        return """
            <ul class="notes" aria-label="Changes within lines">
            \(HTML(lines: items.map { "<li>\($0)</li>" }))
            </ul>
            """
    }
}
