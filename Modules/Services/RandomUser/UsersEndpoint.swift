import Foundation
import HTTP
import Model

/// Where the pages of a service are, version 1.4 of its interface.
struct UsersEndpoint: Sendable {
    let base: URL

    /// The address of a page; nil where the base is not one of a web server.
    func url(page: Int, seed: String?) -> URL? {
        guard base.isWebAddress, var address = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
            return nil
        }
        address.path = (address.path.hasSuffix("/") ? address.path : address.path + "/") + "api/1.4/"
        address.fragment = nil
        address.queryItems = [
            URLQueryItem(name: "results", value: "\(UserPage.size)"), URLQueryItem(name: "page", value: "\(page)"),
        ]
        if let seed { address.queryItems?.append(URLQueryItem(name: "seed", value: seed)) }
        // A server reads a bare plus sign as a space, and URLComponents leaves it bare.
        address.percentEncodedQuery = address.percentEncodedQuery?.replacing("+", with: "%2B")
        return address.url
    }
}
