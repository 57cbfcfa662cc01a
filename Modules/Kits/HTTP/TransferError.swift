/// The reason why no complete response arrived.
public enum TransferError: Error, Hashable {
    /// Nothing listens on the server's port.
    case refused(server: String)
    /// The server's name could not be resolved.
    case unknownHost(server: String)
    /// This machine is not connected to the server's network.
    case unreachable(server: String)
    /// No secure connection could be established.
    case insecure(server: String, TLSFault)
    /// The connection ended before the response did.
    ///
    /// Both numbers count bytes of the body; `expected` is nil if the response did not announce its length.
    case interrupted(server: String, received: Int, expected: Int?)
    /// The response was not complete in time.
    case timedOut(server: String, after: Duration)
    /// The body is larger than `limit` bytes.
    case tooLarge(server: String, limit: Int)
    /// The server redirected more than `limit` times.
    case redirectedTooOften(server: String, limit: Int)
    /// The server redirected to an address that is not on the web.
    case redirectedAway(server: String)
    /// The address cannot be used, for example because its port is too large.
    ///
    /// FoundationNetworking, on Linux, does not take addresses of IPv6, such as `[::1]`, but takes names for them.
    case invalidAddress(server: String)
    /// The response is in another protocol than HTTP.
    case noHTTP(server: String)
    /// The response breaks the rules of HTTP; the reason is in the system's words.
    case malformed(server: String, reason: String)
    /// The body is compressed, and cannot be unpacked.
    case notUnpacked(server: String)
    /// The URL is not an HTTP address.
    case noWebAddress
    /// The caller cancelled the request.
    case cancelled
    /// Any other failure, in the system's words.
    case failed(server: String, reason: String)
}

extension TransferError: CustomStringConvertible {
    /// What went wrong, with the server's name where it helps.
    public var description: String {
        switch self {
        case .refused(let server): "The connection was refused (\(server))"
        case .unknownHost(let server): "The server was not found (\(server))"
        case .unreachable(let server): "The server cannot be reached (\(server))"
        case .insecure(let server, .other): "No secure connection could be made (\(server))"
        case .insecure(let server, let fault): "No secure connection could be made (\(server)): \(fault)"
        case .interrupted(let server, let received, let expected):
            if let expected {
                "The connection was lost (\(server)): expected \(expected) bytes, got \(received)"
            } else {
                "The connection was lost (\(server)): expected a complete response, got \(received) bytes"
            }
        case .timedOut(let server, let timeout):
            "The request timed out (\(server)): expected a complete response within \(timeout.formatted())"
        case .tooLarge(let server, let limit):
            "The response is too large (\(server)): expected at most \(limit / 1_048_576) MB, got more"
        case .redirectedTooOften(let server, let limit):
            "The server redirects too often (\(server)): expected at most \(limit) redirects, got more"
        case .redirectedAway(let server): "The server redirects to something that is not a web address (\(server))"
        case .invalidAddress(let server): "The address cannot be used (\(server))"
        case .noHTTP(let server): "The response is not in HTTP (\(server))"
        case .malformed(let server, let reason): "The response is not valid HTTP (\(server)): \(reason)"
        case .notUnpacked(let server): "The compressed response cannot be unpacked (\(server))"
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
