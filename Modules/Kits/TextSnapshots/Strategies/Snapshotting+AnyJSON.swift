import Foundation

extension Snapshotting where Value == Any {
    /// Shows an untyped JSON value, such as `JSONSerialization` returns, with sorted keys, one on each line.
    ///
    ///     expectSnapshot(of: ["title": "Tea", "prices": [2.5, 3]] as Any, as: .json)
    ///
    /// makes the text
    ///
    ///     {
    ///       "prices" : [
    ///         2.5,
    ///         3
    ///       ],
    ///       "title" : "Tea"
    ///     }
    ///
    /// The value may consist of arrays, strings, finite numbers, booleans, `NSNull`, and dictionaries with strings as
    /// keys. Anything else is an error that names the place.
    public static var json: Self {
        Self(pathExtension: "json") { value in
            // The serialisation would trap on some platforms instead of throwing.
            if let flaw = flaw(in: value, at: "self") {
                throw SnapshotError.notEncodable(type: String(describing: type(of: value)), reason: flaw)
            }
            let data = try JSONSerialization.data(
                withJSONObject: value,
                options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
            return String(decoding: data, as: UTF8.self)
        }
    }

    /// Returns what is not JSON, and where; nil if the whole value is JSON.
    private static func flaw(in value: Any, at path: String) -> String? {
        switch value {
        case is String, is NSString, is Bool, is NSNull: return nil
        case let number as any BinaryFloatingPoint:
            let isNumber = number.isFinite && JSONSerialization.isValidJSONObject([value])
            return isNumber ? nil : "\(number) is not a JSON number (at \(path))"
        case let number as NSNumber:
            return number.doubleValue.isFinite ? nil : "\(number) is not a JSON number (at \(path))"
        case is any BinaryInteger where JSONSerialization.isValidJSONObject([value]): return nil
        case let array as [Any]:
            return array.indices.lazy.compactMap { flaw(in: array[$0], at: "\(path)[\($0)]") }.first
        case let dictionary as [String: Any]:
            return dictionary.sorted { $0.key < $1.key }.lazy
                .compactMap { flaw(in: $0.value, at: "\(path).\($0.key)") }.first
        case let dictionary as [AnyHashable: Any]:
            let keys = dictionary.keys.map(\.base).filter { !($0 is String) }.map { "\($0)" }.sorted()
            return "the key \(keys.first ?? "") is not a string (at \(path))"
        default: return "a value of type \(type(of: value)) is not JSON (at \(path))"
        }
    }
}
