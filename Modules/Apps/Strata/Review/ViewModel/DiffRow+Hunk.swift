nonisolated extension [DiffRow] {
    /// Arranges the lines in one column.
    init(unified hunks: [ReviewedChange.Hunk]) {
        self = Self.rows(of: hunks) { $0.map { .line($0) } }
    }

    /// Arranges the old text's lines on the left and the new text's on the right.
    init(sideBySide hunks: [ReviewedChange.Hunk]) {
        self = Self.rows(of: hunks, Self.pairs)
    }

    private static func rows(
        of hunks: [ReviewedChange.Hunk], _ arranged: ([DiffLine]) -> [DiffRow]
    ) -> [DiffRow] {
        hunks.flatMap { hunk in
            [.heading(hunk.heading)] + arranged(hunk.lines.map(DiffLine.init))
                + (hunk.notes + (hunk.endsWithoutNewline ? [missingNewline] : [])).map { .note($0) }
        }
    }

    private static var missingNewline: String { "The snapshot has no newline at the end; accepting adds one." }

    /// Returns pairs: between two kept lines, the first removed line is beside the first added one, and so on.
    private static func pairs(of lines: [DiffLine]) -> [DiffRow] {
        var rows: [DiffRow] = []
        var removed: [DiffLine] = []
        var added: [DiffLine] = []
        func takeChanges() {
            for index in 0..<Swift.max(removed.count, added.count) {
                rows.append(
                    .pair(
                        removed.indices.contains(index) ? removed[index] : nil,
                        added.indices.contains(index) ? added[index] : nil))
            }
            (removed, added) = ([], [])
        }
        for line in lines {
            switch line.kind {
            case .removed: removed.append(line)
            case .added: added.append(line)
            case .kept:
                takeChanges()
                rows.append(.pair(line, line))
            }
        }
        takeChanges()
        return rows
    }
}
