/// A position in a file's bytes.
struct ByteCursor {
    private let bytes: [UInt8]
    private(set) var index = 0
    /// The start of a skipped literal or comment that the file's end cuts off; nil if there was none.
    var openLiteral: Int?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The byte here; nil at the file's end.
    var byte: UInt8? { byte(at: 0) }

    func byte(at offset: Int) -> UInt8? {
        index + offset < bytes.count ? bytes[index + offset] : nil
    }

    mutating func advance(by count: Int = 1) {
        index = min(index + count, bytes.count)
    }

    mutating func advance(while condition: (UInt8) -> Bool) {
        while let byte, condition(byte) { index += 1 }
    }

    func starts(with text: String) -> Bool {
        bytes[index...].starts(with: text.utf8)
    }

    /// The pounds here, which may open a literal; empty if there are none.
    var pounds: String {
        var end = self
        end.advance { $0 == "#" }
        return end.text(from: index)
    }

    /// Returns the text between an earlier position and this one.
    func text(from start: Int) -> String {
        String(decoding: bytes[start..<index], as: UTF8.self)
    }
}

extension [UInt8] {
    /// Returns the line and column as the compiler counts them: both from 1, the column in UTF-8 bytes.
    func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
        // In the pair CR LF, only LF ends the line.
        let ends = (0..<offset).filter { self[$0] == "\n" || self[$0] == "\r" && self[$0 + 1] != "\n" }
        return (ends.count + 1, offset - (ends.last ?? -1))
    }
}
