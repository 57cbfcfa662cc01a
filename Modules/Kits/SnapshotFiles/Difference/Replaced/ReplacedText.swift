/// A stretch of a text and its replacement, used to recognise the same change in other texts.
///
/// Both are bytes: as strings, a composed character and its decomposed form would be equal.
package struct ReplacedText: Hashable, Sendable {
    package let old: [UInt8]
    package let new: [UInt8]

    init(_ old: some Sequence<Character>, by new: some Sequence<Character>) {
        self.old = Array(String(old).utf8)
        self.new = Array(String(new).utf8)
    }
}

extension SnapshotDiff {
    /// The replaced texts of all changed lines, whatever else is on the lines; nil if there are no such texts, or if
    /// there are too many lines to compare.
    ///
    /// Changes with the same replaced texts are alike: a new title changes every screen with that title in the same
    /// way. A snapshot that is new, or is data, has no replaced texts.
    package var replacedTexts: Set<ReplacedText>? {
        guard !isNew, !diff.hunks.isEmpty else { return nil }
        var replaced: Set<ReplacedText> = []
        for hunk in diff.hunks {
            guard let texts = hunk.replacedTexts else { return nil }
            replaced.formUnion(texts)
        }
        return replaced.isEmpty ? nil : replaced
    }
}

extension DiffHunk {
    fileprivate var replacedTexts: Set<ReplacedText>? {
        guard edits.count <= Self.longestCompared else { return nil }
        let pairs = LinePair.pairs(of: edits)
        let (oldNumbers, newNumbers) = (Set(pairs.map(\.oldNumber)), Set(pairs.map(\.newNumber)))
        var replaced = Set(pairs.flatMap { LineReplacement.replacedTexts(from: $0.old, to: $0.new) })
        for edit in edits {
            switch edit.kind {
            case .kept: break
            case .removed where !oldNumbers.contains(edit.oldLine + 1): replaced.insert(ReplacedText(edit.text, by: ""))
            case .inserted where !newNumbers.contains(edit.newLine + 1):
                replaced.insert(ReplacedText("", by: edit.text))
            case .removed, .inserted: break
            }
        }
        return replaced
    }
}
