/// The control bytes that the decoder knows.
enum Byte {
    static let interrupt: UInt8 = 0x03
    static let bell: UInt8 = 0x07
    static let escape: UInt8 = 0x1B
    static let delete: UInt8 = 0x7F

    static func isDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte)
    }

    /// Returns whether `byte`, after an escape, begins a control sequence or a control string.
    static func isIntroducer(_ byte: UInt8) -> Bool {
        "[O]PX^_".utf8.contains(byte)
    }

    /// Returns whether `byte` belongs to text, UTF-8 included, and is not a control.
    static func isText(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != delete
    }
}
