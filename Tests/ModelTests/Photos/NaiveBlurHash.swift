import Foundation

/// A decoder that follows https://github.com/woltapp/blurhash/blob/master/Algorithm.md literally.
struct NaiveBlurHash {
    private static let digits = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~")

    private let columns: Int
    private let rows: Int
    /// Red, green and blue of each component.
    private var components: [[Double]] = []

    private struct NoDigit: Error {}

    init(_ text: String) throws {
        let values = try text.map { character in
            guard let value = Self.digits.firstIndex(of: character) else { throw NoDigit() }
            return value
        }
        columns = values[0] % 9 + 1
        rows = values[0] / 9 + 1
        let maximum = Double(values[1] + 1) / 166
        let mean = ((values[2] * 83 + values[3]) * 83 + values[4]) * 83 + values[5]
        components = [[mean / 65536, mean / 256 % 256, mean % 256].map(Self.toLinear)]
        for index in 1..<columns * rows {
            let value = values[4 + index * 2] * 83 + values[5 + index * 2]
            components.append(
                [value / 361, value / 19 % 19, value % 19].map { part in
                    let signed = (Double(part) - 9) / 9
                    return signed.magnitude * signed * maximum
                })
        }
    }

    func pixels(width: Int, height: Int) -> [Int] {
        var result: [Int] = []
        for y in 0..<height {
            for x in 0..<width {
                for part in 0..<3 {
                    var sum = 0.0
                    for j in 0..<rows {
                        for i in 0..<columns {
                            let basis =
                                cos(Double.pi * Double(x) * Double(i) / Double(width))
                                * cos(Double.pi * Double(y) * Double(j) / Double(height))
                            sum += components[j * columns + i][part] * basis
                        }
                    }
                    result.append(Self.toSRGB(sum))
                }
            }
        }
        return result
    }

    private static func toLinear(_ value: Int) -> Double {
        let v = Double(value) / 255
        return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }

    private static func toSRGB(_ value: Double) -> Int {
        let v = max(0, min(1, value))
        return v <= 0.0031308 ? Int(v * 12.92 * 255 + 0.5) : Int((1.055 * pow(v, 1 / 2.4) - 0.055) * 255 + 0.5)
    }
}
