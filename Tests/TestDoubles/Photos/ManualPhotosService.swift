public import Interactor
public import Model

/// A photo service whose requests the test answers.
public typealias ManualPhotosService = ManualService<PhotosRequest, PhotoPage, APIError>

/// The parameters of a request for photos.
public struct PhotosRequest: Hashable, Sendable {
    /// The search query; nil for the feed.
    public let query: String?
    /// The number of the page, from 1.
    public let page: Int

    /// Creates a request that a test compares with a received request.
    public init(_ query: String? = nil, page: Int) {
        self.query = query
        self.page = page
    }
}

extension ManualPhotosService: PhotosService {
    /// - Parameter answersLate: Whether a cancelled request still waits for an answer; otherwise it throws immediately.
    public convenience init(answersLate: Bool = false) {
        self.init(whenCancelled: answersLate ? nil : .unknownError)
    }

    @concurrent
    public func photos(matching query: String?, page: Int) async throws(APIError) -> PhotoPage {
        try await ask(PhotosRequest(query, page: page))
    }
}
