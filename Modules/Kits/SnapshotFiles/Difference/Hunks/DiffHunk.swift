/// Changes that are close together, with up to three unchanged lines before and after them.
package struct DiffHunk: CustomStringConvertible {
    private static let context = 3
    /// In lines; comparing the changed lines of a longer hunk word by word would take seconds.
    private static let longestCompared = 2_000

    package let edits: [LineEdit]

    /// The hunk as `diff -u` writes it, ending with a newline; empty for a hunk without lines.
    package var description: String { edits.isEmpty ? "" : edits.reduce(into: "\(heading)\n") { $0 += $1.description } }

    /// The line ranges in both texts, as `diff -u` writes them: `@@ -1,4 +1,5 @@`.
    package var heading: String {
        let old = Self.range(after: edits.first?.oldLine ?? 0, edits.count { $0.kind != .inserted })
        let new = Self.range(after: edits.first?.newLine ?? 0, edits.count { $0.kind != .removed })
        return "@@ -\(old) +\(new) @@"
    }

    /// One sentence for each partly changed line; for a very long hunk, a single one that says it was not compared.
    package var notes: [String] {
        edits.count <= Self.longestCompared
            ? LinePair.pairs(of: edits).compactMap(\.note)
            : ["\(heading): too many lines to compare word by word"]
    }

    var changeCount: Int { edits.count { $0.kind != .kept } }

    /// Groups edits into hunks; changes that are only a few lines apart share one.
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

    /// Returns a part of the hunk: from the first change on, at most `limit / 2` removed and `limit / 2` inserted
    /// lines.
    ///
    /// It begins and ends with a change. If fewer unchanged lines followed the last change than precede the first,
    /// `patch` would take the end of the part for the end of the file.
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

    /// Returns a range such as `1,4`; an empty one is named by the line before it.
    private static func range(after line: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(line),0"
        case 1: "\(line + 1)"
        default: "\(line + 1),\(count)"
        }
    }
}
