import Interactor

/// Reads the parts of a PPM, one behind the other.
struct PPMScanner {
    /// Behind the two bytes that name the format.
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes.dropFirst(2)
    }

    /// The next number: white space or comments, and decimal digits.
    mutating func number(_ name: String, in range: ClosedRange<Int>) throws(PictureError) -> Int {
        let before = rest.count
        skipSpace()
        guard rest.count < before else { throw malformed("white space before \(name)") }
        let digits = rest.prefix { isDigit($0) }
        guard !digits.isEmpty else { throw malformed("\(name) from \(range.lowerBound) to \(range.upperBound)") }
        // More digits than these are out of every range, but for leading zeros.
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        let value = significant.prefix(9).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        guard significant.count <= 9, range.contains(value) else {
            throw malformed("\(name) from \(range.lowerBound) to \(range.upperBound)")
        }
        rest = rest.dropFirst(digits.count)
        return value
    }

    /// `count` samples of one byte, or of two from a highest value of 256, behind one white space.
    mutating func binarySamples(_ count: Int, upTo highest: Int) throws(PictureError) -> [UInt8] {
        guard let space = rest.first, isSpace(space) else { throw malformed("white space before the pixels") }
        rest = rest.dropFirst()
        let size = highest < 256 ? 1 : 2
        guard rest.count >= count * size else { throw .malformed("expected \(count * size) bytes, came \(rest.count)") }
        var samples: [UInt8] = []
        samples.reserveCapacity(count)
        var index = rest.startIndex
        for _ in 0..<count {
            // There are `count * size` bytes from the start.
            let value = size == 1 ? Int(rest[index]) : Int(rest[index]) << 8 | Int(rest[index + 1])
            guard value <= highest else { throw .malformed("expected a sample up to \(highest), came \(value)") }
            samples.append(scaled(value, from: highest))
            index += size
        }
        return samples
    }

    /// `count` numbers.
    mutating func plainSamples(_ count: Int, upTo highest: Int) throws(PictureError) -> [UInt8] {
        // Each takes a space and a digit, so that a header alone makes no room.
        guard rest.count >= count * 2 else { throw .malformed("expected \(count) samples, came \(rest.count) bytes") }
        var samples: [UInt8] = []
        samples.reserveCapacity(count)
        for _ in 0..<count {
            samples.append(scaled(try number("a sample", in: 0...highest), from: highest))
        }
        return samples
    }

    private func scaled(_ value: Int, from highest: Int) -> UInt8 {
        UInt8((value * 255 + highest / 2) / highest)
    }

    /// A comment reaches from `#` to the end of its line.
    private mutating func skipSpace() {
        while let byte = rest.first, isSpace(byte) || byte == UInt8(ascii: "#") {
            rest = byte == UInt8(ascii: "#") ? rest.drop { $0 != 10 && $0 != 13 } : rest.dropFirst()
        }
    }

    private func malformed(_ expected: String) -> PictureError {
        let found = rest.prefix(12)
        let came = found.isEmpty ? "the end" : "“\(String(decoding: found, as: UTF8.self))”"
        return .malformed("expected \(expected), came \(came)")
    }

    private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }
}
