/// The stretches of a line that were replaced.
enum LineReplacement {
    /// Changes up to this many words apart are joined: the result must not depend on which of two equal words is kept.
    private static let closeness = 2

    static func replacedTexts(from old: String, to new: String) -> [ReplacedText] {
        // In lines of equal length, different padding only compensates for a changed text, so padding is ignored.
        if old.count == new.count, let replaced = stretches(from: unpadded(old), to: unpadded(new)) { return replaced }
        // If no stretch is found, the lines differ only in the newline at the end.
        return stretches(from: old, to: new) ?? []
    }

    /// Returns the replaced stretches; nil if the lines are equal.
    private static func stretches(from old: String, to new: String) -> [ReplacedText]? {
        guard !old.utf8.elementsEqual(new.utf8) else { return nil }
        let words = WordDifference(from: old, to: new)
        var stretches: [(old: Range<Int>, new: Range<Int>)] = []
        var (oldIndex, newIndex) = (0, 0)
        for step in words.steps {
            let start = (old: oldIndex, new: newIndex)
            switch step {
            case .kept:
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
                continue
            case .removed: oldIndex += 1
            case .inserted: newIndex += 1
            }
            if let last = stretches.last, start.old - last.old.upperBound <= closeness {
                stretches[stretches.count - 1] = (last.old.lowerBound..<oldIndex, last.new.lowerBound..<newIndex)
            } else {
                stretches.append((start.old..<oldIndex, start.new..<newIndex))
            }
        }
        return stretches.map { narrowed(words.old[$0.old], words.new[$0.new]) }
    }

    /// Leaves out the unchanged words at both ends.
    private static func narrowed(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> ReplacedText {
        let head = zip(old, new).prefix(while: areSame).count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix(while: areSame).count
        return ReplacedText(
            old.dropFirst(head).dropLast(tail).joined(), by: new.dropFirst(head).dropLast(tail).joined())
    }

    private static func areSame(_ old: Substring, _ new: Substring) -> Bool { old.utf8.elementsEqual(new.utf8) }

    /// Returns the line with a single character for each run of the same symbol, such as blanks or parts of a border.
    private static func unpadded(_ line: String) -> String {
        var unpadded = ""
        for character in line where character != unpadded.last || WordDifference.isInWord(character) {
            unpadded.append(character)
        }
        return unpadded
    }
}
