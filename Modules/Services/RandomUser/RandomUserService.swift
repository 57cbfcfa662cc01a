public import Foundation
import HTTP
public import Interactor
public import Model

/// The people and pictures of a random-user service, over HTTP.
public struct RandomUserService: UsersService, PictureService {
    private let endpoint: UsersEndpoint
    private let client: HTTPClient
    private let now: @Sendable () -> Date

    /// The service at `baseURL`.
    ///
    /// - Parameters:
    ///   - baseURL: Where the service is; `api/1.4/` is appended to its path.
    ///   - timeout: How long a whole answer may take.
    ///   - clock: What the timeout is measured with.
    ///   - now: The date that ages are reckoned at where an answer holds none.
    public init(
        baseURL: URL, timeout: Duration = .seconds(30),
        clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(baseURL: baseURL, client: HTTPClient(timeout: timeout, clock: clock), now: now)
    }

    init(baseURL: URL, client: HTTPClient, now: @escaping @Sendable () -> Date) {
        endpoint = UsersEndpoint(base: baseURL)
        self.client = client
        self.now = now
    }

    /// The page of that number, as the service has it now.
    @concurrent public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        guard let url = endpoint.url(page: page, seed: seed) else { throw .invalidURL }
        return try UserPageDecoder(now: now()).decode(try await data(from: url))
    }

    /// The bytes at `url`, at most 8 MB.
    @concurrent public func picture(at url: URL) async throws(NetworkError) -> Data {
        let data = try await data(from: url)
        guard !data.isEmpty else { throw .noData }
        return data
    }

    /// The body of a successful answer, which may be empty.
    private func data(from url: URL) async throws(NetworkError) -> Data {
        let response: HTTPResponse
        do throws(TransferError) {
            response = try await client.response(from: url)
        } catch {
            throw error == .noWebAddress ? .invalidURL : .networkError(error)
        }
        guard response.isSuccess else { throw .httpError(response.status) }
        return response.body
    }
}
