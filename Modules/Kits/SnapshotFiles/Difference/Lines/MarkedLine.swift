/// A changed line with removed text in `[-…-]` and inserted text in `{+…+}`, as `wdiff` and `git diff --word-diff`
/// write it.
///
/// The marks need no colours and, because they are in the line itself, no monospaced font.
struct MarkedLine: CustomStringConvertible {
    /// A changed stretch and the unchanged text after it.
    private struct Part {
        var removed = ""
        var inserted = ""
        var kept = ""
    }

    private static let partLimit = 12

    /// The first part has no change: it holds the text before the first change.
    private var parts = [Part()]

    /// Returns nil if nothing has changed, or if more than half of the longer line has changed.
    init?(from old: String, to new: String) {
        let words = WordDifference(from: old, to: new)
        for step in words.steps {
            switch step {
            case .kept(let index, _): parts[parts.count - 1].kept += words.old[index]
            case .removed(let index): changedPart { $0.removed += words.old[index] }
            case .inserted(let index): changedPart { $0.inserted += words.new[index] }
            }
        }
        narrow()
        let keptCount = parts.reduce(0) { $0 + $1.kept.count }
        guard parts.count > 1, keptCount * 2 >= max(old.count, new.count) else { return nil }
    }

    var description: String {
        parts.prefix(Self.partLimit).map(Self.text).joined() + (parts.count > Self.partLimit ? "…" : "")
    }

    private mutating func changedPart(_ change: (inout Part) -> Void) {
        if parts.count == 1 || !parts[parts.count - 1].kept.isEmpty { parts.append(Part()) }
        change(&parts[parts.count - 1])
    }

    /// Narrows each change: a start or end that the removed and the inserted text share counts as kept.
    private mutating func narrow() {
        for index in parts.indices.dropFirst() {
            let (removed, inserted) = (Array(parts[index].removed), Array(parts[index].inserted))
            let head = zip(removed, inserted).prefix(while: Self.areSame).count
            let tail = zip(removed.dropFirst(head).reversed(), inserted.dropFirst(head).reversed())
                .prefix(while: Self.areSame).count
            parts[index - 1].kept += String(removed.prefix(head))
            parts[index].removed = String(removed[head..<removed.count - tail])
            parts[index].inserted = String(inserted[head..<inserted.count - tail])
            parts[index].kept = String(removed.suffix(tail)) + parts[index].kept
        }
    }

    private static func areSame(_ old: Character, _ new: Character) -> Bool { old.utf8.elementsEqual(new.utf8) }

    private static func text(of part: Part) -> String {
        let looksSame =
            !part.removed.isEmpty && !part.inserted.isEmpty
            && InvisibleDifference(from: part.removed, to: part.inserted) != nil
        let marked = [("[-", part.removed, "-]"), ("{+", part.inserted, "+}")].map { opening, text, closing in
            text.isEmpty ? "" : opening + (looksSame ? text.codePoints : shortened(text).showingInvisible) + closing
        }
        return marked.joined() + shortened(part.kept)
    }

    /// Returns the text, or the two ends of a long text.
    private static func shortened(_ text: String) -> String {
        text.count > 64 ? "\(text.prefix(24))…\(text.suffix(24))" : text
    }
}
