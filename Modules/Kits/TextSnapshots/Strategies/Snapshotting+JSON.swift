public import Foundation
import SnapshotFiles

extension Snapshotting where Value: Encodable {
    /// Shows a value as JSON: the keys are sorted, one on each line; slashes are not escaped; dates are in ISO 8601.
    ///
    /// Dates are shown to the nearest millisecond; whole seconds have no fraction.
    ///
    /// A `Set`, and a `Dictionary` whose keys are neither strings nor integers, encode themselves in an order that
    /// differs from run to run; `dump` sorts both.
    public static var json: Self {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(date.iso8601)
        }
        return json(encoder)
    }

    /// Shows a value as JSON with an encoder of your own, for example the one with which your app sends requests.
    ///
    ///     let encoder = JSONEncoder()
    ///     encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    ///     encoder.keyEncodingStrategy = .convertToSnakeCase
    ///     expectSnapshot(of: user, as: .json(encoder))
    ///
    /// makes, for example, the text
    ///
    ///     {
    ///       "first_name" : "Ada"
    ///     }
    ///
    /// Without `.sortedKeys`, the order of the keys may differ from run to run.
    public static func json(_ encoder: JSONEncoder) -> Self {
        Self(pathExtension: "json") { value in
            do {
                return String(decoding: try encoder.encode(value), as: UTF8.self)
            } catch {
                throw SnapshotError.notEncodable(type: String(describing: Value.self), reason: reason(of: error))
            }
        }
    }

    private static func reason(of error: any Error) -> String {
        guard case .invalidValue(_, let context) = error as? EncodingError else { return String(describing: error) }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return "\(context.debugDescription) (at self\(path))"
    }
}
