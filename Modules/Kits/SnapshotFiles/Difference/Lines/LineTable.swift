/// The lines of a part of a text, each with its newline; only a text's last line may have none.
struct LineTable {
    private let text: ArraySlice<UInt8>
    /// The start of each line, and the end of the last line.
    private let bounds: [Int]

    /// - Parameter range: The part's place in `text`, from 0; the part starts at the start of a line.
    init(_ text: ArraySlice<UInt8>, in range: Range<Int>) {
        self.text = text
        bounds = text.withUnsafeBufferPointer { bytes in
            let part = bytes.part(range)
            let count = part.lineCount
            return [Int](unsafeUninitializedCapacity: count + 1) { bounds, initializedCount in
                var start = 0
                var index = 0
                while index < count {
                    bounds[index] = range.lowerBound &+ start
                    let newline = part.firstIndex(of: UInt8(ascii: "\n"), from: start)
                    start = if let newline { newline &+ 1 } else { part.count }
                    index &+= 1
                }
                bounds[count] = range.upperBound
                initializedCount = count + 1
            }
        }
    }

    var count: Int { bounds.count - 1 }

    subscript(index: Int) -> ArraySlice<UInt8> {
        let start = text.startIndex
        return text[(start + bounds[index])..<(start + bounds[index + 1])]
    }

    /// Returns the number of bytes in a range of lines.
    func byteCount(of lines: Range<Int>) -> Int { bounds[lines.upperBound] - bounds[lines.lowerBound] }

    /// Calls `body` with the text's bytes and the bounds of the lines in them.
    func withUnsafeBounds<Result>(
        _ body: (_ bytes: UnsafeBufferPointer<UInt8>, _ bounds: UnsafeBufferPointer<Int>) -> Result
    ) -> Result {
        text.withUnsafeBufferPointer { bytes in bounds.withUnsafeBufferPointer { body(bytes, $0) } }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The number of lines; the last line needs no newline.
    var lineCount: Int {
        var lines = 0
        var start = 0
        while let newline = firstIndex(of: UInt8(ascii: "\n"), from: start) {
            lines &+= 1
            start = newline &+ 1
        }
        return start < count ? lines + 1 : lines
    }
}
