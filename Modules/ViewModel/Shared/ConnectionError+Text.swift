public import Interactor

nonisolated extension ConnectionError {
    /// Says what went wrong, and with which server.
    public var text: String {
        switch self {
        case .refused(let server): "The connection was refused (\(server))"
        case .unknownHost(let server): "The server was not found (\(server))"
        case .unreachable(let server): "The server cannot be reached (\(server))"
        case .insecure(let server): "No secure connection could be made (\(server))"
        case .interrupted(let server, let received, let expected):
            if let expected {
                "The connection was lost (\(server)): expected \(expected) bytes, got \(received)"
            } else {
                "The connection was lost (\(server)) after \(received) bytes of the response"
            }
        case .timedOut(let server, let timeout):
            "The request timed out (\(server)): no complete answer within \(timeout.text)"
        case .tooLarge(let limit): "The answer is too large: the limit is \(limit / 1_048_576) MB"
        case .redirected(let limit):
            "The server redirects too often, or not to a web address: at most \(limit) redirects are followed"
        case .cancelled: "The request was cancelled"
        case .failed(let server, let reason): "The request failed (\(server)): \(reason)"
        }
    }
}

nonisolated extension Duration {
    fileprivate var text: String {
        let (seconds, attoseconds) = components
        return attoseconds == 0 ? "\(seconds) s" : "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) ms"
    }
}
