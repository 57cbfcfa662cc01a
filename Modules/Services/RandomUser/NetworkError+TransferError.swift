import HTTP
import Interactor

extension NetworkError {
    /// Says in the app's terms why a transfer failed.
    init(_ error: TransferError) {
        switch error {
        case .noWebAddress: self = .invalidURL
        case .refused(let server): self = .networkError(ConnectionError.refused(server: server))
        case .unknownHost(let server): self = .networkError(ConnectionError.unknownHost(server: server))
        case .unreachable(let server): self = .networkError(ConnectionError.unreachable(server: server))
        case .insecure(let server): self = .networkError(ConnectionError.insecure(server: server))
        case .interrupted(let server, let received, let expected):
            self = .networkError(
                ConnectionError.interrupted(server: server, received: received, expected: expected))
        case .timedOut(let server, let timeout):
            self = .networkError(ConnectionError.timedOut(server: server, after: timeout))
        case .tooLarge(let limit): self = .networkError(ConnectionError.tooLarge(limit: limit))
        case .redirected(let limit): self = .networkError(ConnectionError.redirected(limit: limit))
        case .cancelled: self = .networkError(ConnectionError.cancelled)
        case .failed(let server, let reason):
            self = .networkError(ConnectionError.failed(server: server, reason: reason))
        }
    }
}
