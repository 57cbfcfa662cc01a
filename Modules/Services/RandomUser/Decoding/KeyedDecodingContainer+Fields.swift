import Foundation
import Model

/// Fields whose errors contain their path, the expected value and the actual one.
extension KeyedDecodingContainer {
    /// Returns the object at `key`; nil if it is missing or null.
    func optionalObject(_ key: Key) throws(FormatError) -> KeyedDecodingContainer<Key>? {
        guard has(key) else { return nil }
        guard let object = try? nestedContainer(keyedBy: Key.self, forKey: key) else {
            throw error(key, expected: .object)
        }
        return object
    }

    func object(_ key: Key) throws(FormatError) -> KeyedDecodingContainer<Key> {
        guard let object = try optionalObject(key) else { throw error(key, expected: .object) }
        return object
    }

    /// Returns the text at `key`; nil if it is missing or null.
    ///
    /// A whole number is converted to text, because the service sends some texts, such as postcodes, in either form.
    func text(_ key: Key) throws(FormatError) -> String? {
        guard has(key) else { return nil }
        if let text = try? decode(String.self, forKey: key) { return text }
        if let number = try? decode(Int.self, forKey: key) { return "\(number)" }
        throw error(key, expected: .textOrWholeNumber)
    }

    /// Returns the text at `key`, which is required.
    func required(_ key: Key) throws(FormatError) -> String {
        guard let text = try? decode(String.self, forKey: key) else { throw error(key, expected: .text) }
        return text
    }

    /// Returns the number at `key`, 0 or more; nil if it is missing or null.
    func count(_ key: Key) throws(FormatError) -> Int? {
        guard has(key) else { return nil }
        guard let count = try? decode(Int.self, forKey: key), count >= 0 else {
            throw error(key, expected: .wholeNumber(0...Int.max))
        }
        return count
    }

    func date(_ key: Key) throws(FormatError) -> Date? {
        guard has(key) else { return nil }
        guard let text = try? decode(String.self, forKey: key), let date = ServiceDate.date(text) else {
            throw error(key, expected: .date)
        }
        return date
    }

    func url(_ key: Key) throws(FormatError) -> URL? {
        guard has(key) else { return nil }
        guard let text = try? decode(String.self, forKey: key), let url = URL(string: text) else {
            throw error(key, expected: .address)
        }
        return url
    }

    private func has(_ key: Key) -> Bool {
        (try? decodeNil(forKey: key)) == false
    }

    private func error(_ key: Key, expected: FormatError.Expected) -> FormatError {
        // Leaves out the list of results and its index, which the caller knows.
        let path = FormatError.path(of: codingPath.dropFirst(2) + [key])
        return FormatError(
            path: path, expected: expected, found: (try? decode(FoundValue.self, forKey: key))?.found ?? .nothing)
    }
}
