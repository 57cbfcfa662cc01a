import Foundation
import HTTP
import Model

/// The URLs of a photo service; the base's path and query are kept.
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
        address.setQueryItems(
            items + [
                URLQueryItem(name: "page", value: "\(page)"),
                URLQueryItem(name: "per_page", value: "\(PhotoPage.size)"),
            ])
        return address.url
    }
}
