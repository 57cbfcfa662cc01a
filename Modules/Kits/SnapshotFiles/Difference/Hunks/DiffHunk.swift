/// Changes that are close together, with up to three unchanged lines before and after them.
package struct DiffHunk: Sendable, CustomStringConvertible {
    /// The most lines in a hunk that is compared word by word: comparing a longer hunk would take seconds.
    static let longestCompared = 2_000

    private let difference: LineDifference
    private let changes: [LineChange]
    /// The number of unchanged lines before the first and after the last change.
    private let before: Int
    private let after: Int

    /// The number of lines, including the unchanged ones around the changes.
    package let count: Int
    /// The number of removed lines.
    package let removedCount: Int
    /// The number of inserted lines.
    package let insertedCount: Int

    private init(_ difference: LineDifference, _ changes: [LineChange], before: Int, after: Int) {
        self.difference = difference
        self.changes = changes
        self.before = before
        self.after = after
        removedCount = changes.reduce(0) { $0 + $1.old.count }
        insertedCount = changes.reduce(0) { $0 + $1.new.count }
        let gaps = zip(changes, changes.dropFirst()).reduce(0) { $0 + $1.1.old.lowerBound - $1.0.old.upperBound }
        count = before + after + gaps + removedCount + insertedCount
    }

    /// The lines in order; between two kept lines, the removed ones come before the inserted ones.
    ///
    /// - Complexity: O(lines) for each call.
    package var edits: [LineEdit] {
        guard let first = changes.first, let last = changes.last else { return [] }
        var edits: [LineEdit] = []
        edits.reserveCapacity(count)
        var (old, new) = (first.old.lowerBound - before, first.new.lowerBound - before)
        func keep(until end: Int) {
            while old < end {
                edits.append(LineEdit(kind: .kept, line: difference.oldLine(old), oldLine: old, newLine: new))
                (old, new) = (old + 1, new + 1)
            }
        }
        for change in changes {
            keep(until: change.old.lowerBound)
            for line in change.old {
                edits.append(LineEdit(kind: .removed, line: difference.oldLine(line), oldLine: line, newLine: new))
            }
            old = change.old.upperBound
            for line in change.new {
                edits.append(LineEdit(kind: .inserted, line: difference.newLine(line), oldLine: old, newLine: line))
            }
            new = change.new.upperBound
        }
        keep(until: last.old.upperBound + after)
        return edits
    }

    /// The hunk as `diff -u` writes it, ending with a newline; empty for a hunk without lines.
    package var description: String {
        var text: [UInt8] = []
        write(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    func write(to text: inout [UInt8]) {
        guard !changes.isEmpty else { return }
        text += "\(heading)\n".utf8
        for edit in edits { edit.write(to: &text) }
    }

    /// The line ranges in both texts, as `diff -u` writes them: `@@ -1,4 +1,5 @@`.
    package var heading: String {
        guard let first = changes.first else { return "@@ -0,0 +0,0 @@" }
        let kept = count - removedCount - insertedCount
        let old = Self.range(after: first.old.lowerBound - before, kept + removedCount)
        let new = Self.range(after: first.new.lowerBound - before, kept + insertedCount)
        return "@@ -\(old) +\(new) @@"
    }

    /// A sentence for each partly changed line; if the hunk is very long, one sentence that says it was not compared.
    package var notes: [String] {
        count <= Self.longestCompared
            ? LinePair.pairs(of: edits.shortened).compactMap(\.note)
            : ["\(heading): too many lines to compare word by word"]
    }

    /// The number of bytes in the changed lines.
    var byteCount: Int { changes.reduce(0) { $0 + difference.byteCount(of: $1) } }

    var changeCount: Int { removedCount + insertedCount }

    /// Groups changes into hunks; changes that are only a few lines apart share a hunk.
    static func hunks(of difference: LineDifference) -> [DiffHunk] {
        let context = LineDifference.context
        var groups: [[LineChange]] = []
        for change in difference.changes {
            if let last = groups.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                groups[groups.count - 1].append(change)
            } else {
                groups.append([change])
            }
        }
        return groups.enumerated().map { index, group in
            let isLast = index == groups.count - 1
            return DiffHunk(
                difference, group, before: min(group.first?.old.lowerBound ?? 0, context),
                after: isLast ? min(difference.restCount, context) : context)
        }
    }

    /// Returns a part of the hunk: from the first change on, at most `limit / 2` removed and `limit / 2` inserted
    /// lines.
    ///
    /// The part begins and ends with a change. If it had more unchanged lines at its start than at its end, `patch`
    /// would apply it only at the end of the file.
    package func prefix(_ limit: Int) -> DiffHunk {
        var shown: [LineChange] = []
        var (removals, insertions, count) = (limit / 2, limit / 2, 0)
        for change in changes {
            count += shown.last.map { change.old.lowerBound - $0.old.upperBound } ?? 0
            let part = LineChange(old: change.old.prefix(removals), new: change.new.prefix(insertions))
            guard part.count > 0, count <= limit else { break }
            shown.append(part)
            (removals, insertions, count) = (removals - part.old.count, insertions - part.new.count, count + part.count)
            guard part == change else { break }
        }
        return DiffHunk(difference, shown, before: 0, after: 0)
    }

    /// Returns a range such as `1,4`; an empty range is named by the line before it.
    private static func range(after line: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(line),0"
        case 1: "\(line + 1)"
        default: "\(line + 1),\(count)"
        }
    }
}
