/// A changed line with what was removed in `[-…-]` and what was inserted in `{+…+}`, as `wdiff` and
/// `git diff --word-diff` write it: readable without colours, and no character's width matters.
struct MarkedLine: CustomStringConvertible {
    /// A changed stretch and the kept one behind it.
    private struct Part {
        var removed = ""
        var inserted = ""
        var kept = ""
    }

    private static let partLimit = 12
    /// In bytes of UTF-8: a longer line is not told apart into words, only its ends are compared.
    private static let lengthLimit = 10_000

    /// The first changes nothing: it holds what is kept before the first change.
    private var parts = [Part()]

    /// Nil where nothing has changed, or more than half of the longer line.
    init?(from old: String, to new: String) {
        let isShort = max(old.utf8.count, new.utf8.count) <= Self.lengthLimit
        let (oldWords, newWords) = isShort ? (Self.words(of: old), Self.words(of: new)) : ([old[...]], [new[...]])
        // By their bytes, for strings are equal already where they are so as Unicode text.
        for step in SeriesDifference(from: oldWords.map { Array($0.utf8) }, to: newWords.map { Array($0.utf8) }).steps {
            switch step {
            case .kept(let index, _): parts[parts.count - 1].kept += oldWords[index]
            case .removed(let index): changedPart { $0.removed += oldWords[index] }
            case .inserted(let index): changedPart { $0.inserted += newWords[index] }
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

    /// Takes what a stretch begins and ends with before and after out of the change.
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

    /// Both ends of a long stretch.
    private static func shortened(_ text: String) -> String {
        text.count > 64 ? "\(text.prefix(24))…\(text.suffix(24))" : text
    }

    /// Letters and digits in a row are one word, blanks in a row another, and any other character is one by itself.
    private static func words(of line: String) -> [Substring] {
        var words: [Substring] = []
        var rest = line[...]
        while let first = rest.first {
            let word =
                isInWord(first)
                ? rest.prefix(while: isInWord) : first == " " ? rest.prefix { $0 == " " } : rest.prefix(1)
            words.append(word)
            rest = rest[word.endIndex...]
        }
        return words
    }

    private static func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
