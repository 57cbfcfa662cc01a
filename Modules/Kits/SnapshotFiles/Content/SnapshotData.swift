/// Bytes as snapshots store and compare them: exactly as they are.
package struct SnapshotData: Equatable, Sendable, CustomStringConvertible {
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package static func == (left: Self, right: Self) -> Bool { left.bytes.isEqual(to: right.bytes) }

    /// The format, if it is known, and the size, such as `PNG, 640x480 pixels, 12345 bytes`.
    package var description: String {
        let size = bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
        return PNGHeader(of: bytes).map { "\($0), \(size)" } ?? size
    }
}
