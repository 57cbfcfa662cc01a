import Foundation
import Model

extension FormatError {
    /// Creates a format error from an error in decoding `data`; if a value's type is wrong, adds that value, which the
    /// decoder does not report.
    init(_ error: DecodingError, in data: Data) {
        guard case .typeMismatch(_, let context) = error else {
            self.init(error)
            return
        }
        var value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        for key in context.codingPath {
            value =
                if let index = key.intValue {
                    (value as? [Any])?.dropFirst(index).first
                } else {
                    (value as? [String: Any])?[key.stringValue]
                }
        }
        let text = value.flatMap { try? JSONSerialization.data(withJSONObject: [$0]) }
        let found = text.flatMap { try? JSONDecoder().decode([Found].self, from: $0) }?.first
        let known = FormatError(error)
        self.init(path: known.path, expected: known.expected, found: found ?? .other)
    }
}
