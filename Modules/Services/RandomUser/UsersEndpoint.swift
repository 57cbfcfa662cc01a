import Foundation
import HTTP
import Model

/// The URLs of a random-user service, version 1.4 of its API.
struct UsersEndpoint: Sendable {
    let base: URL

    /// Returns the URL of a page; nil if `base` is not a web address.
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
        // URLComponents does not encode plus signs, and a server reads a bare one as a space.
        address.percentEncodedQuery = address.percentEncodedQuery?.replacing("+", with: "%2B")
        return address.url
    }
}
