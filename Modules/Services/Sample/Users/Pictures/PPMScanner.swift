import Interactor
import Model

/// A scanner that reads the parts of a PPM file in order.
struct PPMScanner {
    /// The bytes not read yet; the two bytes that name the format are skipped.
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes.dropFirst(2)
    }

    /// Reads a number: white space or comments, then decimal digits.
    mutating func number(_ name: String, in range: ClosedRange<Int>) throws(PictureError) -> Int {
        let before = rest.count
        skipSpace()
        let digits = rest.prefix { isDigit($0) }
        guard rest.count < before, !digits.isEmpty else { throw malformed(name, .wholeNumber(range)) }
        // A number with more than nine digits, not counting leading zeros, is above every range.
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        let value = significant.prefix(9).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        guard significant.count <= 9, range.contains(value) else {
            throw malformed(name, .wholeNumber(range))
        }
        rest = rest.dropFirst(digits.count)
        return value
    }

    /// Skips one white-space byte, and returns the next `count` samples, scaled from `0...highest` to `0...255`.
    mutating func samples(_ count: Int, upTo highest: Int) throws(PictureError) -> [UInt8] {
        let space = rest.popFirst()
        let samples = rest.prefix(count)
        guard space.map(isSpace) == true, samples.count == count else {
            throw .malformed(FormatError(path: "samples", expected: .bytes(count), found: .bytes(samples.count)))
        }
        if let value = samples.first(where: { $0 > highest }) {
            throw .malformed(
                FormatError(path: "samples", expected: .wholeNumber(0...highest), found: .value("\(value)")))
        }
        return samples.map { UInt8((Int($0) * 255 + highest / 2) / highest) }
    }

    /// Skips white space and comments; a comment extends from `#` to the end of its line.
    private mutating func skipSpace() {
        while let byte = rest.first, isSpace(byte) || byte == UInt8(ascii: "#") {
            rest = byte == UInt8(ascii: "#") ? rest.drop { $0 != 10 && $0 != 13 } : rest.dropFirst()
        }
    }

    private func malformed(_ path: String, _ expected: FormatError.Expected) -> PictureError {
        let found = String(decoding: rest.prefix(12), as: UTF8.self)
        return .malformed(
            FormatError(path: path, expected: expected, found: found.isEmpty ? .nothing : .text(found)))
    }

    private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }
}
