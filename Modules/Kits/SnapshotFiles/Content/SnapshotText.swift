/// A text as snapshots store and compare it: as bytes, with LF for CRLF and a newline at the end.
package struct SnapshotText: Equatable, Sendable {
    package let bytes: [UInt8]
    /// The bytes without an added newline at the end: a diff must show where it is missing, or `patch` refuses the
    /// diff.
    package let bytesAsGiven: ArraySlice<UInt8>

    package init(_ text: String) { self.init(utf8: Array(text.utf8)) }

    /// - Parameter bytes: Valid UTF-8.
    init(utf8 bytes: [UInt8]) {
        var bytes = bytes
        let isIncomplete = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
        if isIncomplete { bytes.append(UInt8(ascii: "\n")) }
        self.bytes = Self.joiningLineEnds(bytes)
        bytesAsGiven = self.bytes.dropLast(isIncomplete ? 1 : 0)
    }

    private init(complete bytes: [UInt8]) {
        self.bytes = bytes
        bytesAsGiven = bytes[...]
    }

    /// The same text, given with a newline at the end.
    var completed: SnapshotText { SnapshotText(complete: bytes) }

    /// Removes all carriage returns before a newline, so that doing it again changes nothing.
    private static func joiningLineEnds(_ bytes: [UInt8]) -> [UInt8] {
        let (newline, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        return bytes.withUnsafeBufferPointer { source in
            guard var next = source.firstIndex(of: carriageReturn, from: 0) else { return bytes }
            var joined: [UInt8] = []
            joined.reserveCapacity(source.count)
            var start = 0
            while true {
                var end = next + 1
                while end < source.count, source[end] == carriageReturn { end += 1 }
                let isLineEnd = end < source.count && source[end] == newline
                joined.append(contentsOf: source.part(start..<(isLineEnd ? next : end)))
                start = end
                guard let later = source.firstIndex(of: carriageReturn, from: end) else { break }
                next = later
            }
            joined.append(contentsOf: source.part(start..<source.count))
            return joined
        }
    }

    // Every passing assertion compares texts, and arrays would be compared byte by byte.
    package static func == (left: Self, right: Self) -> Bool { left.bytes.isEqual(to: right.bytes) }

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The text without an added newline at the end.
    package var given: String { String(decoding: bytesAsGiven, as: UTF8.self) }

    /// Whether it contains the conflict markers of a merge, in order.
    package var holdsConflict: Bool {
        let markers = ["<<<<<<< ", "=======\n", ">>>>>>> "].map { Array($0.utf8) }
        return bytes.withUnsafeBufferPointer { text in
            var start = 0
            for marker in markers {
                while !text.part(start..<text.count).starts(with: marker) {
                    guard let next = Self.lineStart(of: marker[0], in: text, after: start) else { return false }
                    start = next
                }
            }
            return true
        }
    }

    /// Returns the start of the next line that begins with `byte`.
    private static func lineStart(of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, after start: Int) -> Int? {
        var next = start + 1
        while let found = text.firstIndex(of: byte, from: next) {
            if text[found - 1] == UInt8(ascii: "\n") { return found }
            next = found + 1
        }
        return nil
    }
}
