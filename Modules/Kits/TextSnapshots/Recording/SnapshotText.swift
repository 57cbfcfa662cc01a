/// A text as snapshots hold and compare it: by its bytes, CRLF made LF, every line ended by a newline.
struct SnapshotText: Equatable {
    let bytes: [UInt8]
    /// Without the last newline where the text came without: a diff must say so for `patch` to accept it.
    let bytesAsGiven: ArraySlice<UInt8>

    init(_ text: String) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 1)
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\n"), bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
            bytes.append(byte)
        }
        let isIncomplete = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
        if isIncomplete { bytes.append(UInt8(ascii: "\n")) }
        self.bytes = bytes
        bytesAsGiven = bytes.dropLast(isIncomplete ? 1 : 0)
    }

    static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }
}
