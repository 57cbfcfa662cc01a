public import Foundation

extension URLComponents {
    /// Appends `items` to the query, in place of any item with the same name; the others stay as they were written.
    public mutating func setQueryItems(_ items: [URLQueryItem]) {
        let kept = (percentEncodedQuery ?? "").split(separator: "&").filter { item in
            !items.contains { $0.name == item.prefix { $0 != "=" } }
        }
        var own = URLComponents()
        own.queryItems = items
        // URLComponents does not encode plus signs, and a server reads a bare one as a space.
        let query = (own.percentEncodedQuery ?? "").replacing("+", with: "%2B")
        percentEncodedQuery = (kept.map(String.init) + [query]).joined(separator: "&")
    }
}
