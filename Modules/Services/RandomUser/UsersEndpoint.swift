import Foundation
import HTTP
import Model

/// The URLs of a random-user service, version 1.4 of its API unless the base names another one.
struct UsersEndpoint: Sendable {
    let base: URL

    /// Returns the URL of a page; nil if `base` is not a web address.
    func url(page: Int, seed: String?) -> URL? {
        guard base.isWebAddress, var address = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
            return nil
        }
        address.path = Self.path(for: address.path)
        address.fragment = nil
        var items = [
            URLQueryItem(name: "results", value: "\(UserPage.size)"), URLQueryItem(name: "page", value: "\(page)"),
        ]
        if let seed { items.append(URLQueryItem(name: "seed", value: seed)) }
        // The base's own items stay as they were written.
        let kept = (address.percentEncodedQuery ?? "").split(separator: "&").filter { item in
            !items.contains { $0.name == item.prefix { $0 != "=" } }
        }
        address.percentEncodedQuery = (kept.map(String.init) + [Self.query(items)]).joined(separator: "&")
        return address.url
    }

    /// Returns the path with a slash at its end and the API's version in it.
    private static func path(for base: String) -> String {
        let path = base.hasSuffix("/") ? base : base + "/"
        if path.contains(#/\/api\/[0-9.]+\/$/#) { return path }
        return path.hasSuffix("/api/") ? path + "1.4/" : path + "api/1.4/"
    }

    private static func query(_ items: [URLQueryItem]) -> String {
        var address = URLComponents()
        address.queryItems = items
        // URLComponents does not encode plus signs, and a server reads a bare one as a space.
        return (address.percentEncodedQuery ?? "").replacing("+", with: "%2B")
    }
}
