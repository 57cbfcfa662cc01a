import Foundation

/// The changed lines of two texts.
///
/// The text before the first change and after the last is not even split into lines: comparing long texts with one
/// changed line takes little longer than comparing their bytes.
struct LineDifference {
    /// The changes in order, with kept lines between any two.
    let changes: [LineChange]
    /// The number of lines in the old text after the last change.
    let restCount: Int

    /// The number of unchanged lines that a diff shows on each side of a change.
    static let context = 3

    private let old: LineTable
    private let new: LineTable
    /// The number of lines at the start of both texts that are left out of `old` and `new`.
    private let skipped: Int

    /// Complexity: O(bytes), plus that of `SeriesDifference` for the lines between the first and the last change.
    init(from oldText: ArraySlice<UInt8>, to newText: ArraySlice<UInt8>) {
        let (head, tail, skipped) = oldText.withUnsafeBufferPointer { old in
            newText.withUnsafeBufferPointer { new in Self.commonEnds(old, new) }
        }
        self.skipped = skipped
        old = LineTable(oldText, in: head..<(oldText.count - tail))
        new = LineTable(newText, in: head..<(newText.count - tail))
        let numbers = LineNumbers(old, new)
        changes = SeriesDifference(numbers: numbers.old, numbers.new).changes.map {
            LineChange(
                old: (skipped + $0.old.lowerBound)..<(skipped + $0.old.upperBound),
                new: (skipped + $0.new.lowerBound)..<(skipped + $0.new.upperBound))
        }
        restCount = changes.last.map { [old] in skipped + old.count - $0.old.upperBound } ?? 0
    }

    /// Returns a line of the old text; the line must be changed or in the context of a change.
    func oldLine(_ number: Int) -> ArraySlice<UInt8> { old[number - skipped] }

    /// Returns a line of the new text; the line must be changed or in the context of a change.
    func newLine(_ number: Int) -> ArraySlice<UInt8> { new[number - skipped] }

    /// Returns the number of bytes of the lines in a change.
    func byteCount(of change: LineChange) -> Int {
        old.byteCount(of: (change.old.lowerBound - skipped)..<(change.old.upperBound - skipped))
            + new.byteCount(of: (change.new.lowerBound - skipped)..<(change.new.upperBound - skipped))
    }

    /// Returns the lengths of the equal texts at both ends, without the context of the changes: `head` and `tail` count
    /// bytes, and `skipped` counts the lines of the head.
    private static func commonEnds(
        _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>
    ) -> (head: Int, tail: Int, skipped: Int) {
        guard let oldBytes = old.baseAddress, let newBytes = new.baseAddress else { return (0, 0, 0) }
        let shorter = min(old.count, new.count)
        let prefix = commonLength(shorter) { memcmp(oldBytes + $0, newBytes + $0, $1) == 0 }
        guard prefix < shorter || old.count != new.count else { return (old.count, 0, 0) }
        var head = lineStart(in: old, before: prefix)
        let suffix = commonLength(shorter - head) {
            memcmp(oldBytes + old.count - $0 - $1, newBytes + new.count - $0 - $1, $1) == 0
        }
        var tail = suffix
        // The common end may begin within a line of either text.
        while tail > 0, !(isLineStart(old, old.count - tail) && isLineStart(new, new.count - tail)) {
            let next = old.firstIndex(of: UInt8(ascii: "\n"), from: old.count - tail).map { $0 + 1 } ?? old.count
            tail = old.count - next
        }
        for _ in 0..<context {
            if head > 0 { head = lineStart(in: old, before: head - 1) }
            if tail > 0 {
                let next = old.firstIndex(of: UInt8(ascii: "\n"), from: old.count - tail).map { $0 + 1 } ?? old.count
                tail = old.count - next
            }
        }
        return (head, tail, old.part(0..<head).lineCount)
    }

    /// Returns how many of `count` items are the same before the first difference, by comparing ever smaller pieces.
    private static func commonLength(_ count: Int, _ areSame: (_ offset: Int, _ length: Int) -> Bool) -> Int {
        var common = 0
        var piece = 1 << 20
        while piece > 0, common < count {
            let length = min(piece, count - common)
            if areSame(common, length) { common += length } else { piece = length / 2 }
        }
        return common
    }

    private static func isLineStart(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        place == 0 || text[place - 1] == UInt8(ascii: "\n")
    }

    /// Returns the start of the line that contains `place`; `place` itself if a line starts there.
    private static func lineStart(in text: UnsafeBufferPointer<UInt8>, before place: Int) -> Int {
        var start = place
        while !isLineStart(text, start) { start -= 1 }
        return start
    }
}
