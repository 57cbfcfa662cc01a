import Format
public import Foundation
import HTTP
public import Interactor
public import Model
import Transport

/// A client of Unsplash's photo service.
public struct UnsplashService: PhotosService {
    private let endpoint: PhotosEndpoint
    private let accessKey: Result<AccessKey, APIError>
    private let client: HTTPClient
    private let now: @Sendable () -> Date

    /// Creates a client of the service at `baseURL`; the client waits up to 30 seconds for a whole response.
    ///
    /// - Parameters:
    ///   - baseURL: The service's address; `photos` and `search/photos` are appended to its path. Every request fails
    ///     without being sent if `accepts` returns false for the address.
    ///   - accessKey: The key that identifies the app to the service; without a key, no request is sent.
    public init(baseURL: URL, accessKey: String?) {
        let client = HTTPClient(timeout: .seconds(30), clock: ContinuousClock())
        self.init(baseURL: baseURL, accessKey: accessKey, client: client) { Date() }
    }

    /// - Parameter now: Returns the current date. It is compared with the date in a `Retry-After` header if the
    ///   response has no date of its own.
    init(baseURL: URL, accessKey: String?, client: HTTPClient, now: @escaping @Sendable () -> Date) {
        endpoint = PhotosEndpoint(base: baseURL)
        self.accessKey = Result { () throws(APIError) in try AccessKey(accessKey) }
        self.client = client
        self.now = now
    }

    /// Returns whether `baseURL` may receive the access key: only an https URL may, or an http URL of this machine.
    public static func accepts(_ baseURL: URL) -> Bool {
        guard let host = baseURL.host()?.lowercased(), !host.isEmpty else { return false }
        switch baseURL.scheme?.lowercased() {
        case "https": return true
        case "http": return ["127.0.0.1", "::1", "[::1]", "localhost"].contains(host)
        default: return false
        }
    }

    /// Returns a page, numbered from 1, with the service's current data.
    @concurrent public func photos(matching query: String?, page: Int) async throws(APIError) -> PhotoPage {
        guard let url = endpoint.url(matching: query, page: page) else { throw .invalidURLError }
        guard Self.accepts(url) else { throw .openAddress }
        let accessKey = try accessKey.get()
        let response: HTTPResponse
        do throws(TransferError) {
            response = try await client.response(from: url, authorization: accessKey.authorization)
        } catch {
            throw ConnectionError(error).map(APIError.networkError) ?? .invalidURLError
        }
        do throws(APIError) {
            guard response.isSuccess else { throw failure(response) }
            return try self.page(response)
        } catch {
            throw error.hiding(accessKey)
        }
    }

    private func page(_ response: HTTPResponse) throws(APIError) -> PhotoPage {
        guard !response.body.isEmpty else { throw .invalidDataError }
        do {
            return try PhotoPageDecoder().decode(response.body, hasNextPage: response.hasNextPage)
        } catch {
            throw APIError(error)
        }
    }

    /// Returns an error with the service's message and retry delay or, if both are missing, with the status.
    private func failure(_ response: HTTPResponse) -> APIError {
        let message = try? PhotosFailure(json: response.body).message
        // The service also uses status 403 to limit requests.
        let delay = response.isRetryable || response.status == 403 ? response.retryDelay(now: now()) : nil
        guard message != nil || delay != nil else {
            return response.isRateLimited ? .rateLimited : .serverError(statusCode: response.status)
        }
        return .serviceError(ServiceError(message: message, status: response.status, retryDelay: delay))
    }
}

extension APIError {
    fileprivate init(_ error: ResponseError) {
        switch error {
        case .failure(let message): self = .serviceError(ServiceError(message: message))
        case .malformed(let error): self = .decodeError(error)
        }
    }

    /// Returns this error with the key hidden in the texts that come from the response.
    fileprivate func hiding(_ key: AccessKey) -> APIError {
        switch self {
        case .serviceError(let error):
            return .serviceError(
                ServiceError(
                    message: error.message.map(key.hidden(in:)), status: error.status, retryDelay: error.retryDelay))
        case .decodeError(let error):
            guard case .text(let text) = error.found else { return self }
            return .decodeError(
                FormatError(
                    path: error.path, position: error.position, expected: error.expected,
                    found: .text(key.hidden(in: text))))
        default: return self
        }
    }
}
