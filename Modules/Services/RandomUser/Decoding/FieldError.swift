/// Why an entry cannot be read: where it breaks the format, what was expected there and what was found.
struct FieldError: Error, Hashable, CustomStringConvertible {
    /// The keys from the entry down; empty for the entry itself.
    let path: [String]
    let expected: String
    let found: String

    var description: String {
        "\(path.isEmpty ? "" : path.joined(separator: ".") + ": ")expected \(expected), \(found) came"
    }
}
