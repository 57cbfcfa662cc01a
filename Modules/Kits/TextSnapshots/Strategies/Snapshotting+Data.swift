public import Foundation

extension Snapshotting where Value == Data {
    /// Shows bytes in hexadecimal, sixteen on a line, with the printable ASCII characters beside them.
    ///
    ///     expectSnapshot(of: Data("Strata, a layered house\n".utf8), as: .data)
    ///
    /// makes the text
    ///
    ///     53 74 72 61 74 61 2c 20 61 20 6c 61 79 65 72 65  Strata, a layere
    ///     64 20 68 6f 75 73 65 0a                          d house.
    ///
    /// There are no offsets, so that an insertion does not change the start of each line after it. To keep a picture,
    /// use `png`.
    public static var data: Self { Self { $0.hexadecimalTable } }
}

extension Data {
    fileprivate var hexadecimalTable: String {
        let bytes = Array(self)
        return stride(from: 0, to: bytes.count, by: 16).map { start in
            let line = bytes[start..<Swift.min(start + 16, bytes.count)]
            let digits = line.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
            let characters = line.map { (0x20...0x7E).contains($0) ? Character(Unicode.Scalar($0)) : "." }
            return digits + String(repeating: " ", count: 3 * 16 + 1 - digits.count) + String(characters) + "\n"
        }.joined()
    }
}
