import Model

nonisolated extension [DiffRow] {
    /// One line below the other.
    init(unified hunks: [ReviewedChange.Hunk]) {
        self = hunks.flatMap { hunk in
            [.heading(hunk.heading)] + hunk.lines.map { .line(DiffLine($0)) } + hunk.notes.map { .note($0) }
        }
    }

    /// The old text's lines on the left, the new one's on the right.
    init(sideBySide hunks: [ReviewedChange.Hunk]) {
        self = hunks.flatMap { hunk in
            [.heading(hunk.heading)] + Self.pairs(of: hunk.lines.map(DiffLine.init)) + hunk.notes.map { .note($0) }
        }
    }

    /// Between two lines that are kept, the first that is removed stands beside the first that is inserted.
    private static func pairs(of lines: [DiffLine]) -> [DiffRow] {
        var rows: [DiffRow] = []
        var removed: [DiffLine] = []
        var inserted: [DiffLine] = []
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
            switch (line.oldNumber, line.newNumber) {
            case (_, nil): removed.append(line)
            case (nil, _): inserted.append(line)
            default:
                takeChanges()
                rows.append(.pair(line, line))
            }
        }
        takeChanges()
        return rows
    }
}

nonisolated extension DiffLine {
    fileprivate init(_ line: ReviewedChange.Line) {
        switch line {
        case .kept(let text, let old, let new):
            self.init(oldNumber: old, newNumber: new, mark: " ", tone: nil, text: text)
        case .removed(let text, let old):
            self.init(oldNumber: old, newNumber: nil, mark: "-", tone: .destructive, text: text)
        case .inserted(let text, let new):
            self.init(oldNumber: nil, newNumber: new, mark: "+", tone: .success, text: text)
        }
    }
}
