/// The bytes of a bracketed paste.
///
/// A very long paste is returned in parts, so memory stays bounded even if the paste never ends.
struct PasteBuffer: Sendable {
    /// The maximum number of bytes that are kept at any time.
    static let limit = 1 << 20
    private static let terminator = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []

    /// Adds `byte`; returns the text if the byte ends the paste.
    mutating func append(_ byte: UInt8) -> String? {
        bytes.append(byte)
        guard byte == UInt8(ascii: "~"), bytes.suffix(6) == PasteBuffer.terminator[...] else { return nil }
        return PasteBuffer.text(bytes.dropLast(6))
    }

    /// Removes and returns a part of the text if the buffer is full.
    mutating func takeOverflow() -> String? {
        bytes.count >= PasteBuffer.limit ? takeText() : nil
    }

    /// Removes and returns the text so far; neither a character nor the terminator is split.
    mutating func takeText() -> String {
        let tail = bytes.suffix(5)
        let cut = tail.lastIndex(of: Byte.escape) ?? bytes.count - UTF8Tail.unfinished(in: tail)
        let part = PasteBuffer.text(bytes[..<cut])
        bytes.removeFirst(cut)
        return part
    }

    /// Returns the text with line feeds in place of the terminal's carriage returns.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(String(decoding: bytes, as: UTF8.self).map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 })
    }
}
