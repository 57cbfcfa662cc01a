public import Foundation

extension URLComponents {
    /// Appends `items` to the query and removes earlier items of the same names; other items stay as they were written.
    public mutating func setQueryItems(_ items: [URLQueryItem]) {
        let kept = (percentEncodedQuery ?? "").split(separator: "&").filter { item in
            !items.contains { $0.name == item.prefix { $0 != "=" } }
        }
        var own = URLComponents()
        own.queryItems = items
        // URLComponents does not encode plus signs, and a server reads a bare plus sign as a space.
        let query = (own.percentEncodedQuery ?? "").replacing("+", with: "%2B")
        percentEncodedQuery = (kept.map(String.init) + [query]).joined(separator: "&")
    }
}
