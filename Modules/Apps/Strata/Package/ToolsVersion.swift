/// A version of SwiftPM that a manifest asks for.
nonisolated struct ToolsVersion: Comparable, CustomStringConvertible, Decodable {
    private let numbers: [Int]

    private enum CodingKeys: String, CodingKey {
        case version = "_version"
    }

    init(from decoder: any Decoder) throws {
        let text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .version)
        numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    }

    var description: String { numbers.prefix(2).map(String.init).joined(separator: ".") }

    static func < (one: ToolsVersion, other: ToolsVersion) -> Bool {
        one.numbers.lexicographicallyPrecedes(other.numbers)
    }
}
