extension CellGrid {
    /// The grid's characters, one line per row, without trailing blanks.
    public var plainText: String {
        var bytes: [UInt8] = []
        for y in 0..<size.height {
            if y > 0 { bytes.append(UInt8(ascii: "\n")) }
            let start = bytes.count
            for cell in row(y) { appendUTF8(of: cell, to: &bytes) }
            while bytes.count > start, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
