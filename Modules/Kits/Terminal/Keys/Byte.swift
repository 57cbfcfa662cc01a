/// The control bytes that mean something to the decoder.
enum Byte {
    static let bell: UInt8 = 0x07
    static let escape: UInt8 = 0x1B
    static let delete: UInt8 = 0x7F

    static func isDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte)
    }

    /// Whether `byte` belongs to text, UTF-8 included, and not to the controls.
    static func isText(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != delete
    }
}
