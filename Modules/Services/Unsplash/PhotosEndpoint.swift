import Foundation
import HTTP
import Model

/// Where the pages of a service are.
struct PhotosEndpoint: Sendable {
    let base: URL

    /// The address of a page of the feed; nil where the base is not one of a web server.
    func feed(page: Int) -> URL? {
        url("photos", [], page: page)
    }

    /// The address of a page of what `query` finds; nil where the base is not one of a web server.
    func search(_ query: String, page: Int) -> URL? {
        url("search/photos", [URLQueryItem(name: "query", value: query)], page: page)
    }

    private func url(_ path: String, _ items: [URLQueryItem], page: Int) -> URL? {
        guard base.isWebAddress, var address = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
            return nil
        }
        address.path = (address.path.hasSuffix("/") ? address.path : address.path + "/") + path
        address.fragment = nil
        address.queryItems =
            items + [
                URLQueryItem(name: "page", value: "\(page)"),
                URLQueryItem(name: "per_page", value: "\(PhotoPage.size)"),
            ]
        // A server reads a bare plus sign as a space, and URLComponents leaves it bare.
        address.percentEncodedQuery = address.percentEncodedQuery?.replacing("+", with: "%2B")
        return address.url
    }
}
