/// The start of a PNG file: its signature, and the size in its first chunk, `IHDR` (PNG specification, 3rd edition,
/// 5.2 and 11.2.1).
package struct PNGHeader: Equatable, CustomStringConvertible {
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let chunk: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8)

    /// In pixels.
    package let width: UInt32
    /// In pixels.
    package let height: UInt32

    /// Returns nil if the bytes do not begin as a PNG file does, or if the width or the height is 0.
    package init?(of bytes: [UInt8]) {
        let start = Self.signature + Self.chunk
        guard bytes.count >= start.count + 8, bytes.starts(with: start) else { return nil }
        width = Self.number(in: bytes[start.count..<start.count + 4])
        height = Self.number(in: bytes[start.count + 4..<start.count + 8])
        guard width > 0, height > 0 else { return nil }
    }

    package var description: String { "PNG, \(width)x\(height) pixels" }

    private static func number(in bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }
}
