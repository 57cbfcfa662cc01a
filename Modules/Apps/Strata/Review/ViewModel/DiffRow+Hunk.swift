import SnapshotFiles

nonisolated extension [DiffRow] {
    /// Arranges the lines in one column.
    init(unified hunks: [DiffHunk]) {
        self = Self.rows(of: hunks) { $0.map { .line($0) } }
    }

    /// Arranges the old text's lines on the left and the new text's on the right.
    init(sideBySide hunks: [DiffHunk]) {
        self = Self.rows(of: hunks, Self.pairs)
    }

    private static func rows(of hunks: [DiffHunk], _ arranged: ([LineEdit]) -> [DiffRow]) -> [DiffRow] {
        hunks.flatMap { hunk in
            let lines = hunk.edits
            let isIncomplete = lines.contains { $0.line.last != UInt8(ascii: "\n") }
            return [.heading(hunk.heading)] + arranged(lines)
                + (hunk.notes + (isIncomplete ? [missingNewline] : [])).map { .note($0) }
        }
    }

    private static var missingNewline: String { "The snapshot has no newline at the end; accepting adds one." }

    /// Returns pairs of lines: between kept lines, the first removed line is beside the first inserted line, and so on.
    private static func pairs(of lines: [LineEdit]) -> [DiffRow] {
        var rows: [DiffRow] = []
        var removed: [LineEdit] = []
        var inserted: [LineEdit] = []
        func takeChanges() {
            for index in 0..<Swift.max(removed.count, inserted.count) {
                rows.append(
                    .pair(
                        removed.indices.contains(index) ? removed[index] : nil,
                        inserted.indices.contains(index) ? inserted[index] : nil))
            }
            (removed, inserted) = ([], [])
        }
        for line in lines {
            switch line.kind {
            case .removed: removed.append(line)
            case .inserted: inserted.append(line)
            case .kept:
                takeChanges()
                rows.append(.pair(line, line))
            }
        }
        takeChanges()
        return rows
    }
}
