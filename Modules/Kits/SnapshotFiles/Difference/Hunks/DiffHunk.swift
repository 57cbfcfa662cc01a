/// Changes that are near each other, with the lines around them.
package struct DiffHunk: CustomStringConvertible {
    private static let context = 3
    /// In lines: each changed one is compared word by word, which takes seconds where very many have changed.
    private static let longestCompared = 2_000

    package let edits: [LineEdit]

    /// As `diff -u` writes it, with a newline at the end.
    package var description: String { edits.isEmpty ? "" : edits.reduce(into: "\(heading)\n") { $0 += $1.description } }

    /// Which lines it is about, as `diff -u` writes it: `@@ -1,4 +1,5 @@`.
    package var heading: String {
        let old = Self.range(after: edits.first?.oldLine ?? 0, edits.count { $0.kind != .inserted })
        let new = Self.range(after: edits.first?.newLine ?? 0, edits.count { $0.kind != .removed })
        return "@@ -\(old) +\(new) @@"
    }

    /// What has changed within lines, a sentence for each; or one that says that there are too many lines for it.
    package var notes: [String] {
        edits.count <= Self.longestCompared
            ? LinePair.pairs(of: edits).compactMap(\.note)
            : ["\(heading): so many lines are not compared word by word"]
    }

    var changeCount: Int { edits.count { $0.kind != .kept } }

    /// Changes with little between them share a hunk.
    static func hunks(of edits: [LineEdit]) -> [DiffHunk] {
        var ranges: [Range<Int>] = []
        for (index, edit) in edits.enumerated() where edit.kind != .kept {
            let end = min(index + context + 1, edits.count)
            if let last = ranges.last, index - context <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(max(index - context, 0)..<end)
            }
        }
        return ranges.map { DiffHunk(edits: Array(edits[$0])) }
    }

    /// Its first lines from the first change on, of removed and of inserted ones at most half as many as `limit`.
    ///
    /// No lines are left around them: `patch` takes fewer lines behind a change than before it for the end of the file.
    func prefix(_ limit: Int) -> DiffHunk {
        var shown: [LineEdit] = []
        var room: [LineEdit.Kind: Int] = [.removed: limit / 2, .inserted: limit / 2]
        var isCut = false
        for edit in edits.drop(while: { $0.kind == .kept }) {
            if edit.kind == .kept {
                if isCut || shown.count >= limit { break }
                shown.append(edit)
            } else if let left = room[edit.kind], left > 0 {
                room[edit.kind] = left - 1
                shown.append(edit)
            } else {
                isCut = true
            }
        }
        while shown.last?.kind == .kept { shown.removeLast() }
        return DiffHunk(edits: shown)
    }

    /// A range without lines is named by the line before it.
    private static func range(after line: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(line),0"
        case 1: "\(line + 1)"
        default: "\(line + 1),\(count)"
        }
    }
}
