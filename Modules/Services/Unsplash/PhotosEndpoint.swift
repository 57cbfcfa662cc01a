import Foundation
import HTTP
import Model

/// The URLs of a photo service.
struct PhotosEndpoint: Sendable {
    let base: URL

    /// Returns the URL of a page of the feed; nil if `base` is not a web address.
    func feed(page: Int) -> URL? {
        url("photos", [], page: page)
    }

    /// Returns the URL of a page of search results; nil if `base` is not a web address.
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
        // URLComponents does not encode plus signs, and a server reads a bare one as a space.
        address.percentEncodedQuery = address.percentEncodedQuery?.replacing("+", with: "%2B")
        return address.url
    }
}
