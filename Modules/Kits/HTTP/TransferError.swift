/// Why no whole answer came from a server.
public enum TransferError: Error, Hashable {
    /// Nothing listens on the server's port.
    case refused(server: String)
    /// No server of that name is known.
    case unknownHost(server: String)
    /// This machine has no way to the server.
    case unreachable(server: String)
    /// No secure connection came about.
    case insecure(server: String)
    /// The connection ended before the answer did; `expected` is nil where the answer did not announce its length.
    case interrupted(server: String, received: Int, expected: Int?)
    /// The whole answer did not come in time.
    case timedOut(server: String, after: Duration)
    /// The body is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// The server sent the request on more than `limit` times, or to an address that is none of the web.
    case redirected(limit: Int)
    /// The address is not one that HTTP can ask for.
    case noWebAddress
    /// The request was not wanted any more.
    case cancelled
    /// Anything else, in the words of the system.
    case failed(server: String, reason: String)
}

extension TransferError: CustomStringConvertible {
    /// What went wrong, and with which server.
    public var description: String {
        switch self {
        case .refused(let server): "The connection was refused (\(server))"
        case .unknownHost(let server): "The server was not found (\(server))"
        case .unreachable(let server): "The server cannot be reached (\(server))"
        case .insecure(let server): "No secure connection could be made (\(server))"
        case .interrupted(let server, let received, let expected):
            if let expected {
                "The connection was lost (\(server)): expected \(expected) bytes, \(received) came"
            } else {
                "The connection was lost (\(server)): expected a whole answer, \(received) bytes of it came"
            }
        case .timedOut(let server, let timeout):
            "The request timed out (\(server)): expected a whole answer within \(timeout.formatted())"
        case .tooLarge(let limit): "The answer is too large: expected at most \(limit / 1_048_576) MB, more came"
        case .redirected(let limit): "The answer never came: expected at most \(limit) redirects, all to web addresses"
        case .noWebAddress: "Expected an address that begins with http:// or https://"
        case .cancelled: "The request was cancelled"
        case .failed(let server, let reason): "The request failed (\(server)): \(reason)"
        }
    }
}

extension Duration {
    fileprivate func formatted() -> String {
        let (seconds, attoseconds) = components
        return attoseconds == 0 ? "\(seconds) s" : "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) ms"
    }
}
