import SnapshotFiles

/// Sentences about the changes within lines.
nonisolated struct ChangeNotes {
    let hunks: [DiffHunk]

    /// A list of the sentences; nil if there are none.
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
