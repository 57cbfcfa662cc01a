import Foundation

/// A fault in a field of a JSON object.
public enum FieldFault: CaseIterable, Sendable {
    case missing, null, flag, list, object, blank

    /// Returns `json` with this fault at `path`, such as `urls.small`; every key of the path but the last must exist.
    public func applied(to json: String, at path: String) throws -> String {
        let keys = path.split(separator: ".").map(String.init)
        let changed = changing(try JSONSerialization.jsonObject(with: Data(json.utf8)), keys[...])
        return String(decoding: try JSONSerialization.data(withJSONObject: changed), as: UTF8.self)
    }

    private func changing(_ value: Any, _ keys: ArraySlice<String>) -> Any {
        guard var object = value as? [String: Any], let key = keys.first else { return value }
        let rest = keys.dropFirst()
        object[key] = rest.isEmpty ? fault : object[key].map { changing($0, rest) }
        return object
    }

    private var fault: Any? {
        switch self {
        case .missing: nil
        case .null: NSNull()
        case .flag: true
        case .list: [1]
        case .object: ["unknown": [1]]
        case .blank: " "
        }
    }
}
