#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A text as snapshots store and compare it: as bytes, with LF for CRLF and a newline at the end.
package struct SnapshotText: Equatable, Sendable {
    package let bytes: [UInt8]
    /// The bytes without an added newline at the end: a diff must show where it is missing, or `patch` refuses the
    /// diff.
    package let bytesAsGiven: ArraySlice<UInt8>

    package init(_ text: String) {
        var bytes = Array(text.utf8)
        let isIncomplete = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
        if isIncomplete { bytes.append(UInt8(ascii: "\n")) }
        if memchr(bytes, CInt(UInt8(ascii: "\r")), bytes.count) != nil { bytes = Self.joiningLineEnds(bytes) }
        self.bytes = bytes
        bytesAsGiven = bytes.dropLast(isIncomplete ? 1 : 0)
    }

    private static func joiningLineEnds(_ bytes: [UInt8]) -> [UInt8] {
        var joined: [UInt8] = []
        joined.reserveCapacity(bytes.count)
        for byte in bytes {
            // Removes all carriage returns before a newline, so that doing it again changes nothing.
            while byte == UInt8(ascii: "\n"), joined.last == UInt8(ascii: "\r") { joined.removeLast() }
            joined.append(byte)
        }
        return joined
    }

    // Every passing assertion compares texts, and arrays would be compared byte by byte.
    package static func == (left: Self, right: Self) -> Bool {
        left.bytes.count == right.bytes.count && memcmp(left.bytes, right.bytes, left.bytes.count) == 0
    }

    /// Returns whether a file is readable and holds exactly these bytes.
    func isContent(ofFile path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        // One byte more, to notice a longer file.
        var content = [UInt8](repeating: 0, count: bytes.count + 1)
        return read(file, &content, content.count) == bytes.count && memcmp(content, bytes, bytes.count) == 0
    }

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    package var checksum: String { bytes.checksum }

    /// Whether it contains the conflict markers of a merge, in order.
    package var holdsConflict: Bool {
        var markers = ["<<<<<<< ", "=======\n", ">>>>>>> "][...]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            guard let marker = markers.first else { return true }
            if (line + [UInt8(ascii: "\n")]).starts(with: marker.utf8) { markers.removeFirst() }
        }
        return markers.isEmpty
    }
}
