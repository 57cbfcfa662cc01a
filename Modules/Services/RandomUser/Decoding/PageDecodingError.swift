/// Why an answer is not a page of people.
public enum PageDecodingError: Error, Hashable {
    /// The answer is no JSON, but begins with `found`.
    case notJSON(found: String)
    /// The service says that it failed, in its own words.
    case service(String)
    /// The answer is JSON without a list of results; `found` says what came instead.
    case noResults(found: String)
}

extension PageDecodingError: CustomStringConvertible {
    /// What was expected and what came, in one short line.
    public var description: String {
        switch self {
        case .notJSON(let found): "expected JSON, \(quoting: found) came"
        case .service(let text): "the service answered \(quoting: text)"
        case .noResults(let found): "expected a list of results, \(found) came"
        }
    }
}
