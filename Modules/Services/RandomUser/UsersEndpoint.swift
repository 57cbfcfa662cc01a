import Foundation
import HTTP
import Model

/// The URLs of a random-user service, for version 1.4 of its API unless the base URL names another version.
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
        address.setQueryItems(items)
        return address.url
    }

    /// Returns the path `base`, extended if necessary so that it ends with `api/`, the API's version and a slash.
    private static func path(for base: String) -> String {
        let path = base.hasSuffix("/") ? base : base + "/"
        if path.contains(#/\/api\/[0-9.]+\/$/#) { return path }
        return path.hasSuffix("/api/") ? path + "1.4/" : path + "api/1.4/"
    }
}
