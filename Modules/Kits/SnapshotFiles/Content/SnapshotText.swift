/// A text as snapshots store and compare it, byte by byte.
package struct SnapshotText: Equatable, Sendable {
    /// The bytes as a file holds them: the text and a newline, so that every file ends as programs expect.
    package let bytes: [UInt8]

    package init(_ text: String) { bytes = Array(text.utf8) + [UInt8(ascii: "\n")] }

    /// - Parameter bytes: The content of a file, valid UTF-8.
    init(file bytes: [UInt8]) { self.bytes = bytes }

    // For speed: every passing assertion compares texts, and `==` would compare the arrays byte by byte.
    package static func == (left: Self, right: Self) -> Bool { left.bytes.isEqual(to: right.bytes) }

    /// The text as its file holds it.
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The text without the newline at the end of its file.
    package var given: String {
        String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    /// Whether the text contains the conflict markers of a merge, in order.
    package var holdsConflict: Bool {
        let markers = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }
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
