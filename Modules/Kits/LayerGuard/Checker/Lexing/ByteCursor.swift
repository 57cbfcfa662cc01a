/// A position in a file's bytes.
struct ByteCursor {
    private let bytes: [UInt8]
    private(set) var index: Int

    init(_ bytes: [UInt8], at index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }

    /// The byte here; nil at the file's end.
    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    func byte(at offset: Int) -> UInt8? {
        let position = index + offset
        return bytes.indices.contains(position) ? bytes[position] : nil
    }

    mutating func advance(by count: Int = 1) {
        index = min(index + count, bytes.count)
    }

    func moved(to position: Int) -> ByteCursor {
        ByteCursor(bytes, at: min(position, bytes.count))
    }

    /// Moves back to an earlier position.
    mutating func rewind(to position: Int) {
        index = min(position, index)
    }

    mutating func advance(while condition: (UInt8) -> Bool) {
        while let byte, condition(byte) { index += 1 }
    }

    func starts(with text: StaticString) -> Bool {
        self.text(of: index..<index + text.utf8CodeUnitCount, is: text)
    }

    func text(of range: Range<Int>, is text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount, range.upperBound <= bytes.count else { return false }
        return text.withUTF8Buffer { bytes[range].elementsEqual($0) }
    }

    func text(of range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

extension [UInt8] {
    /// Returns the position as the compiler counts it: both from 1, the column in UTF-8 bytes.
    func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
        let before = self[..<offset]
        let lineStart = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
        return (before.count { $0 == "\n" } + 1, offset - lineStart + 1)
    }
}
