import Foundation

/// A blurred picture, encoded in a short text as a sum of colour waves.
///
/// The text consists of base-83 digits: one for the number of waves, one for the maximum amplitude, four for the mean
/// colour, and two for each further wave. Source: https://github.com/woltapp/blurhash/blob/master/Algorithm.md.
public struct BlurHash: Hashable, Sendable {
    /// The number of waves from side to side, 1…9.
    public let columns: Int
    /// The number of waves from top to bottom, 1…9.
    public let rows: Int
    /// The waves row by row; the first one is the mean colour.
    private let waves: [Wave]

    /// The amplitude of a wave, as linear light.
    struct Wave: Hashable, Sendable {
        fileprivate(set) var red: Double
        fileprivate(set) var green: Double
        fileprivate(set) var blue: Double
    }

    /// Reads a hash.
    ///
    /// - Throws: `BlurHashError` if `text` is malformed.
    public init(_ text: String) throws(BlurHashError) {
        let digits = try BlurHashDigits(text)
        guard digits.count >= 6 else { throw .length(expected: 6, found: digits.count) }
        let size = digits.number(at: 0, count: 1)
        columns = size % 9 + 1
        rows = size / 9 + 1
        guard rows <= 9 else { throw .waveCount(found: size) }
        let expected = 4 + 2 * columns * rows
        guard digits.count == expected else { throw .length(expected: expected, found: digits.count) }
        let strongest = Double(digits.number(at: 1, count: 1) + 1) / 166
        waves =
            [Wave(meanColor: digits.number(at: 2, count: 4))]
            + (1..<columns * rows).map { Wave(digits.number(at: 4 + 2 * $0, count: 2), strongest: strongest) }
    }

    /// Returns the picture in the given size in pixels; nil if a side is less than 1.
    ///
    /// Complexity: O(pixels × columns + height × waves).
    public func pixels(width: Int, height: Int) -> PixelImage? {
        guard width > 0, height > 0 else { return nil }
        let across = cosines(columns, over: width)
        let down = cosines(rows, over: height)
        var rgb: [UInt8] = []
        rgb.reserveCapacity(width * height * 3)
        for y in 0..<height {
            // The vertical factors are applied first: the resulting sums are the same for the whole row of pixels.
            var row = Array(repeating: Wave.none, count: columns)
            for (index, wave) in waves.enumerated() {
                row[index % columns].add(wave, times: down[y * rows + index / columns])
            }
            for x in 0..<width {
                var light = Wave.none
                for column in 0..<columns { light.add(row[column], times: across[x * columns + column]) }
                rgb.append(light.red.asSRGB)
                rgb.append(light.green.asSRGB)
                rgb.append(light.blue.asSRGB)
            }
        }
        return PixelImage(width: width, height: height, rgb: rgb)
    }

    /// Returns the strengths of all `count` waves at the first position, then at the second position, and so on.
    private func cosines(_ count: Int, over length: Int) -> [Double] {
        (0..<length).flatMap { place in
            (0..<count).map { cos(.pi * Double(place * $0) / Double(length)) }
        }
    }
}

extension BlurHash.Wave {
    fileprivate static let none = BlurHash.Wave(red: 0, green: 0, blue: 0)

    /// Adds `other`, multiplied by `strength`.
    fileprivate mutating func add(_ other: BlurHash.Wave, times strength: Double) {
        red += other.red * strength
        green += other.green * strength
        blue += other.blue * strength
    }

    fileprivate init(meanColor code: Int) {
        // Four digits can exceed 24 bits, so red is clamped.
        red = min(code >> 16, 255).asLight
        green = (code >> 8 & 255).asLight
        blue = (code & 255).asLight
    }

    fileprivate init(_ code: Int, strongest: Double) {
        // Each component is one of 19 steps; step 9 is zero, and the steps near zero are smaller.
        func component(_ step: Int) -> Double {
            let portion = Double(step - 9) / 9
            return (portion < 0 ? -portion * portion : portion * portion) * strongest
        }
        red = component(code / (19 * 19))
        green = component(code / 19 % 19)
        blue = component(code % 19)
    }
}

// The transfer functions of sRGB (IEC 61966-2-1).
extension Int {
    fileprivate var asLight: Double {
        let value = Double(self) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}

extension Double {
    fileprivate var asSRGB: UInt8 {
        let light = min(max(0, self), 1)
        let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        return UInt8(value * 255 + 0.5)
    }
}
