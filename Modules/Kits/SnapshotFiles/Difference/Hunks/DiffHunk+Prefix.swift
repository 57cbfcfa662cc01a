extension [DiffHunk] {
    /// Returns the first hunks that have at most `limit` lines together; if the first one is longer, a part of it.
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
