/// Why no complete response came from a server.
public nonisolated enum ConnectionError: Error, Hashable {
    /// Nothing listens on the server's port.
    case refused(server: String)
    /// No server has that name.
    case unknownHost(server: String)
    /// This machine has no route to the server.
    case unreachable(server: String)
    /// No secure connection could be made; the reason is nil if it is unknown.
    case insecure(server: String, TLSFault?)
    /// The connection ended before the response was complete; `expected` is nil if no length was announced.
    case interrupted(server: String, received: Int, expected: Int?)
    /// The complete response did not arrive in time.
    case timedOut(server: String, after: Duration)
    /// The response is larger than `limit` bytes.
    case tooLarge(server: String, limit: Int)
    /// The server redirected more than `limit` times.
    case redirectedTooOften(server: String, limit: Int)
    /// The server redirected to something other than a web address.
    case redirectedAway(server: String)
    /// The address cannot be used: for example, the port is too large or, on Linux, the host is an IPv6 address.
    case invalidAddress(server: String)
    /// The server answers in a protocol other than HTTP.
    case noHTTP(server: String)
    /// The response breaks the rules of HTTP; the reason is in the system's words.
    case malformed(server: String, reason: String)
    /// The response is compressed, and cannot be decompressed.
    case notUnpacked(server: String)
    /// The request was cancelled.
    case cancelled
    /// Any other failure, in the system's words.
    case failed(server: String, reason: String)

    /// What is wrong with a server that should be secure.
    public enum TLSFault: Hashable, Sendable {
        /// The certificate is not signed by an authority that this machine trusts.
        case untrustedCertificate
        /// The certificate has expired.
        case expiredCertificate
        /// The certificate is not valid yet.
        case futureCertificate
        /// The certificate is for another server's name.
        case foreignCertificate
        /// The server does not use TLS.
        case noTLS
    }
}
