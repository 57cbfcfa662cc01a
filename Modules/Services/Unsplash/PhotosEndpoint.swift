import Foundation
import HTTP
import Model

/// The URLs of a photo service; the base's path and query are kept.
struct PhotosEndpoint: Sendable {
    let base: URL

    /// Returns the URL of a page of results or, without a `query`, of the feed; nil if `base` is not a web address.
    func url(matching query: String?, page: Int) -> URL? {
        guard base.isWebAddress, var address = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
            return nil
        }
        let folder = address.path.hasSuffix("/") ? address.path : address.path + "/"
        address.path = folder + (query == nil ? "photos" : "search/photos")
        address.fragment = nil
        address.setQueryItems(
            [
                query.map { URLQueryItem(name: "query", value: $0) },
                URLQueryItem(name: "page", value: "\(page)"),
                URLQueryItem(name: "per_page", value: "\(PhotoPage.size)"),
            ].compactMap(\.self))
        return address.url
    }
}
