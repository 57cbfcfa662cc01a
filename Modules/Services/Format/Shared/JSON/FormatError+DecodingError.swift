public import Model

extension FormatError {
    /// Creates a format error from a decoding error, and puts `root` before the error's path.
    public init(_ error: any Error, in root: String = "") {
        switch error {
        case let error as FormatError:
            self.init(
                path: root.appending(path: error.path), position: error.position, expected: error.expected,
                found: error.found)
        case DecodingError.keyNotFound(let key, let context):
            self.init(path: root.appending(context.codingPath + [key]), expected: .value, found: .nothing)
        case DecodingError.valueNotFound(let type, let context):
            self.init(path: root.appending(context.codingPath), expected: Expected(type), found: .null)
        case DecodingError.typeMismatch(let type, let context):
            self.init(path: root.appending(context.codingPath), expected: Expected(type), found: .other)
        case DecodingError.dataCorrupted(let context):
            // No path means that the data as a whole is not JSON.
            let expected = context.codingPath.isEmpty ? Expected.json : .value
            self.init(path: root.appending(context.codingPath), expected: expected, found: .other)
        default:
            self.init(path: root, expected: .value, found: .other)
        }
    }

    /// Returns the path of `keys`, such as `products[3].name`.
    public static func path(of keys: some Sequence<any CodingKey>) -> String { "".appending(keys) }
}

extension FormatError.Expected {
    fileprivate init(_ type: Any.Type) {
        switch type {
        case is String.Type: self = .text
        case is Bool.Type: self = .boolean
        case is Int.Type: self = .wholeNumber(Int.min...Int.max)
        case is Double.Type: self = .number
        case is [String: Any].Type: self = .object
        case is [Any].Type: self = .list
        default: self = .value
        }
    }
}

extension String {
    fileprivate func appending(_ keys: some Sequence<any CodingKey>) -> String {
        keys.reduce(self) { path, key in
            key.intValue.map { "\(path)[\($0)]" } ?? path.appending(path: key.stringValue)
        }
    }

    fileprivate func appending(path: String) -> String {
        isEmpty || path.isEmpty || path.hasPrefix("[") ? self + path : "\(self).\(path)"
    }
}
