/// The user's clipboard, set through the terminal (xterm's OSC 52), which works over ssh too.
enum Clipboard {
    /// The maximum size in bytes of base64, which is the limit of hterm and tmux; other common limits are higher.
    static let limit = 74_994

    /// Returns the sequence that copies `text`; nil if it is too long.
    static func sequence(copying text: String) -> [UInt8]? {
        let encoded = base64(Array(text.utf8))
        guard encoded.count <= limit else { return nil }
        return Array("\u{1B}]52;c;".utf8) + encoded + [0x07]
    }

    /// Encodes `bytes` as in RFC 4648, section 4.
    static func base64(_ bytes: [UInt8]) -> [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        return stride(from: 0, to: bytes.count, by: 3).flatMap { start in
            let group = bytes[start...].prefix(3)
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            let digits = [18, 12, 6, 0].prefix(group.count + 1).map { alphabet[bits >> $0 & 63] }
            return digits + Array(repeating: UInt8(ascii: "="), count: 3 - group.count)
        }
    }
}
