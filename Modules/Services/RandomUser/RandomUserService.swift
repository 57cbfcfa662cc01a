import Format
public import Foundation
import HTTP
public import Interactor
public import Model
import Transport

/// A client that loads people and pictures from a random-user service.
public struct RandomUserService: UsersService, PictureService {
    private let endpoint: UsersEndpoint
    private let client: HTTPClient
    private let now: @Sendable () -> Date

    /// Creates a client of the service at `baseURL`; the client waits up to 30 seconds for a whole response.
    ///
    /// - Parameter baseURL: The service's address, with or without its path `api/` or `api/1.4/`. Each request includes
    ///   the address's query, but replaces `results` and `page`; after the first page, it also replaces `seed`. Every
    ///   request fails without being sent if `accepts` returns false for the address.
    public init(baseURL: URL) {
        self.init(baseURL: baseURL, client: HTTPClient(timeout: .seconds(30), clock: ContinuousClock())) { Date() }
    }

    /// - Parameter now: Returns the current date. It is compared with the date in a `Retry-After` header if the
    ///   response has no date of its own.
    init(baseURL: URL, client: HTTPClient, now: @escaping @Sendable () -> Date) {
        endpoint = UsersEndpoint(base: baseURL)
        self.client = client
        self.now = now
    }

    /// Returns whether `baseURL` can be the address of a service: it must be an http or https URL with a host.
    public static func accepts(_ baseURL: URL) -> Bool { baseURL.isWebAddress }

    /// Returns a page, numbered from 1, with the service's current data.
    @concurrent public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        guard let url = endpoint.url(page: page, seed: seed) else { throw .invalidURL }
        let data = try await data(from: url)
        do {
            return try UserPageDecoder().decode(data)
        } catch {
            throw NetworkError(error)
        }
    }

    /// Returns the bytes at `url`, at most 8 MB.
    @concurrent public func picture(at url: URL) async throws(NetworkError) -> Data {
        try await data(from: url)
    }

    /// Returns the body of a successful response.
    private func data(from url: URL) async throws(NetworkError) -> Data {
        let response: HTTPResponse
        do throws(TransferError) {
            response = try await client.response(from: url)
        } catch {
            throw ConnectionError(error).map(NetworkError.networkError) ?? .invalidURL
        }
        guard response.isSuccess else { throw failure(response) }
        guard !response.body.isEmpty else { throw .noData }
        return response.body
    }

    /// Returns an error with the service's message and retry delay or, if both are missing, with the status.
    private func failure(_ response: HTTPResponse) -> NetworkError {
        let message = try? UsersFailure(json: response.body).message
        let delay = response.isRetryable ? response.retryDelay(now: now()) : nil
        guard message != nil || delay != nil else { return .httpError(response.status) }
        return .serviceError(ServiceError(message: message, status: response.status, retryDelay: delay))
    }
}

extension NetworkError {
    fileprivate init(_ error: ResponseError) {
        switch error {
        case .failure(let message): self = .serviceError(ServiceError(message: message))
        case .malformed(let error): self = .decodingError(error)
        }
    }
}
