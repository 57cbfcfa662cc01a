extension [DiffHunk] {
    /// Returns the first hunks, up to `limit` lines in total; if the first hunk alone is longer, returns a part of it.
    package func prefix(lines limit: Int) -> [DiffHunk] {
        var shown: [DiffHunk] = []
        var room = limit
        for hunk in self {
            guard hunk.count <= room else {
                if shown.isEmpty { shown.append(hunk.prefix(room)) }
                break
            }
            shown.append(hunk)
            room -= hunk.count
        }
        return shown
    }
}
