public import Foundation
import HTTP
public import Interactor
public import Model

/// The photos of Unsplash, over HTTP.
public struct UnsplashService: PhotosService {
    private let endpoint: PhotosEndpoint
    private let accessKey: Result<AccessKey, APIError>
    private let client: HTTPClient

    /// The service at `baseURL`.
    ///
    /// - Parameters:
    ///   - baseURL: Where the service is; `photos` and `search/photos` are appended to its path. Nothing is asked for at
    ///     one that it does not accept.
    ///   - accessKey: What the service knows this client by; without one nothing is asked for.
    ///   - timeout: How long a whole answer may take.
    ///   - clock: What the timeout is measured with.
    public init(
        baseURL: URL, accessKey: String?, timeout: Duration = .seconds(30),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(baseURL: baseURL, accessKey: accessKey, client: HTTPClient(timeout: timeout, clock: clock))
    }

    init(baseURL: URL, accessKey: String?, client: HTTPClient) {
        endpoint = PhotosEndpoint(base: baseURL)
        self.accessKey = Result { () throws(APIError) in try AccessKey(accessKey) }
        self.client = client
    }

    /// Whether the access key may go to `baseURL`: it goes there encrypted, or stays on this machine.
    public static func accepts(_ baseURL: URL) -> Bool { baseURL.isConfidential }

    /// The page of that number, as the service has it now.
    @concurrent public func photos(page: Int) async throws(APIError) -> PhotoPage {
        try await photos(at: endpoint.feed(page: page))
    }

    /// The page of that number of what the service finds now.
    @concurrent public func photos(matching query: String, page: Int) async throws(APIError) -> PhotoPage {
        try await photos(at: endpoint.search(query, page: page))
    }

    private func photos(at url: URL?) async throws(APIError) -> PhotoPage {
        guard let url else { throw .invalidURLError }
        guard Self.accepts(url) else { throw .openAddress }
        let accessKey = try accessKey.get()
        let response: HTTPResponse
        do throws(TransferError) {
            response = try await client.response(from: url, authorization: accessKey.authorization)
        } catch {
            throw .unknownError
        }
        guard !response.isRateLimited else { throw .rateLimited }
        guard response.isSuccess else { throw .serverError(statusCode: response.status) }
        return try PhotoPageDecoder().decode(response.body, hasNextPage: response.hasNextPage)
    }
}
