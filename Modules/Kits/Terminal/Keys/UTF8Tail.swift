/// The end of a read, which may have split a UTF-8 scalar.
enum UTF8Tail {
    /// Returns how many bytes at the end of `bytes`, 0…3, begin a scalar that needs more bytes.
    static func unfinished(in bytes: ArraySlice<UInt8>) -> Int {
        for (index, byte) in bytes.suffix(3).reversed().enumerated() {
            let length: Int
            switch byte {
            case 0x80...0xBF: continue
            case 0xC2...0xDF: length = 2
            case 0xE0...0xEF: length = 3
            case 0xF0...0xF4: length = 4
            default: return 0
            }
            return index + 1 < length ? index + 1 : 0
        }
        return 0
    }
}
