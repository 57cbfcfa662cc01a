public import Interactor
public import Model

/// A service of photos that answers at once: the feed and every search with the same pages, one after the other.
public struct AnsweringPhotosService: PhotosService {
    private let pages: [Result<PhotoPage, APIError>]

    /// - Parameter pages: From the first on; those behind the last are empty.
    public init(_ pages: Result<PhotoPage, APIError>...) {
        self.pages = pages
    }

    /// A service whose first 100 pages are all `page`.
    public init(always page: PhotoPage) {
        pages = Array(repeating: .success(page), count: 100)
    }

    /// The gallery, and a page behind it that is the last.
    public static let gallery = AnsweringPhotosService(
        .success(.gallery), .success(.sample(2, count: 3, hasNextPage: false)))

    @concurrent
    public func photos(page: Int) async throws(APIError) -> PhotoPage {
        guard pages.indices.contains(page - 1) else { return PhotoPage(photos: [], hasNextPage: false) }
        return try pages[page - 1].get()
    }

    @concurrent
    public func photos(matching query: String, page: Int) async throws(APIError) -> PhotoPage {
        try await photos(page: page)
    }
}
