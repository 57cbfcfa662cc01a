/// A text as snapshots hold and compare it: by its bytes, CRLF made LF, every line ended by a newline.
package struct SnapshotText: Equatable, Sendable {
    package let bytes: [UInt8]
    /// Without the last newline where the text came without: a diff must say so for `patch` to accept it.
    package let bytesAsGiven: ArraySlice<UInt8>

    package init(_ text: String) {
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

    package static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    package var checksum: String { bytes.checksum }

    /// Whether git left it with two sides to choose from.
    package var holdsConflict: Bool {
        var markers = ["<<<<<<< ", "=======\n", ">>>>>>> "][...]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let marker = markers.first else { return true }
            if (line + [UInt8(ascii: "\n")]).starts(with: marker.utf8) { markers.removeFirst() }
        }
        return markers.isEmpty
    }
}
