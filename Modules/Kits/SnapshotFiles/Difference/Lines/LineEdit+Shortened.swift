import Foundation

extension LineEdit {
    /// The length in bytes above which a line is shortened for people.
    static let longestShown = 500
    /// The number of bytes shown before a difference that comes late in its line.
    private static let shownBefore = 100

    /// Returns the line; if it is long, returns the part that contains `place`, with the number of bytes left out.
    ///
    /// - Parameter place: An offset in bytes from the line's start.
    fileprivate func shortened(around place: Int) -> LineEdit {
        let content = line.last == UInt8(ascii: "\n") ? line.dropLast() : line
        guard content.count > Self.longestShown else { return self }
        let first = max(0, min(place, content.count) - Self.shownBefore)
        let start = characterStart(content.startIndex + first)
        let end = characterStart(min(start + Self.longestShown, content.endIndex))
        var bytes: [UInt8] = []
        if start > content.startIndex { bytes += "[… \(start - content.startIndex) bytes]".utf8 }
        bytes += line[start..<end]
        if end < content.endIndex { bytes += "[\(content.endIndex - end) bytes …]".utf8 }
        return LineEdit(
            kind: kind, line: bytes + line[content.endIndex...], oldLine: oldLine, newLine: newLine)
    }

    /// Returns the start of the code point that contains the byte at `index`.
    private func characterStart(_ index: Int) -> Int {
        var start = index
        while start > line.startIndex, start < line.endIndex, line[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}

extension [LineEdit] {
    /// The lines, shortened for people.
    ///
    /// A long line is cut to the part where it first differs from its counterpart.
    ///
    /// The first removed line is the counterpart of the first inserted one, and so on.
    package var shortened: [LineEdit] {
        guard contains(where: { $0.line.count > LineEdit.longestShown }) else { return self }
        var shortened = self
        var start = 0
        while start < count {
            var end = start
            while end < count, (self[end].kind == .kept) == (self[start].kind == .kept) { end += 1 }
            let removed = (start..<end).filter { self[$0].kind == .removed }
            let inserted = (start..<end).filter { self[$0].kind == .inserted }
            for index in start..<end { shortened[index] = self[index].shortened(around: 0) }
            for (old, new) in zip(removed, inserted) {
                let place = Self.commonLength(self[old].line, self[new].line)
                shortened[old] = self[old].shortened(around: place)
                shortened[new] = self[new].shortened(around: place)
            }
            start = end
        }
        return shortened
    }

    private static func commonLength(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> Int {
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                var length = 0
                while length < old.count, length < new.count, old[length] == new[length] { length &+= 1 }
                return length
            }
        }
    }
}
