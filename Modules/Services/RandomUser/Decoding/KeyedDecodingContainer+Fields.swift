import Foundation

/// Fields that say where they are, what was expected and what was found, if they cannot be read.
extension KeyedDecodingContainer {
    /// The object at `key`, nil where it is missing or null.
    func optionalObject(_ key: Key) throws(FieldError) -> KeyedDecodingContainer<Key>? {
        guard has(key) else { return nil }
        guard let object = try? nestedContainer(keyedBy: Key.self, forKey: key) else {
            throw error(key, expected: "an object")
        }
        return object
    }

    func object(_ key: Key) throws(FieldError) -> KeyedDecodingContainer<Key> {
        guard let object = try optionalObject(key) else { throw error(key, expected: "an object") }
        return object
    }

    /// The text at `key`, nil where it is missing or null.
    ///
    /// A whole number counts as the text of its digits: the service sends some texts, such as postcodes, as either.
    func text(_ key: Key) throws(FieldError) -> String? {
        guard has(key) else { return nil }
        if let text = try? decode(String.self, forKey: key) { return text }
        if let number = try? decode(Int.self, forKey: key) { return "\(number)" }
        throw error(key, expected: "text or a whole number")
    }

    /// The text at `key`, which must be a text.
    func required(_ key: Key) throws(FieldError) -> String {
        guard let text = try? decode(String.self, forKey: key) else { throw error(key, expected: "text") }
        return text
    }

    /// The number at `key`, 0 or more, nil where it is missing or null.
    func count(_ key: Key) throws(FieldError) -> Int? {
        guard has(key) else { return nil }
        guard let count = try? decode(Int.self, forKey: key), count >= 0 else {
            throw error(key, expected: "a whole number from 0")
        }
        return count
    }

    func date(_ key: Key) throws(FieldError) -> Date? {
        guard has(key) else { return nil }
        guard let text = try? decode(String.self, forKey: key), let date = ServiceDate.date(text) else {
            throw error(key, expected: "a date such as 1992-03-08T15:13:16.688Z")
        }
        return date
    }

    func url(_ key: Key) throws(FieldError) -> URL? {
        guard has(key) else { return nil }
        guard let text = try? decode(String.self, forKey: key), let url = URL(string: text) else {
            throw error(key, expected: "an address")
        }
        return url
    }

    private func has(_ key: Key) -> Bool {
        (try? decodeNil(forKey: key)) == false
    }

    private func error(_ key: Key, expected: String) -> FieldError {
        let found = try? decode(FoundValue.self, forKey: key)
        // Before the person come the list of results and its index, which the report tells apart.
        let path = (codingPath.dropFirst(2) + [key]).map(\.stringValue)
        return FieldError(path: path, expected: expected, found: found?.description ?? "nothing")
    }
}
