public import Interactor
public import Model

/// A photo service that answers immediately, with the same pages for the feed and for every search.
public struct AnsweringPhotosService: PhotosService {
    private let pages: [Result<PhotoPage, APIError>]

    /// - Parameter pages: The pages in order; all further pages are empty.
    public init(_ pages: Result<PhotoPage, APIError>...) {
        self.pages = pages
    }

    /// A service with two pages: the gallery, and a last page of three photos.
    public static let gallery = AnsweringPhotosService(
        .success(.gallery), .success(.sample(2, count: 3, hasNextPage: false)))

    @concurrent
    public func photos(matching query: String?, page: Int) async throws(APIError) -> PhotoPage {
        guard pages.indices.contains(page - 1) else { return PhotoPage(photos: [], hasNextPage: false) }
        return try pages[page - 1].get()
    }
}
