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
    /// The connection ended before the response did; `expected` is nil if the response did not announce its length.
    case interrupted(server: String, received: Int, expected: Int?)
    /// The complete response did not arrive in time.
    case timedOut(server: String, after: Duration)
    /// The response is larger than `limit` bytes.
    case tooLarge(server: String, limit: Int)
    /// The server redirected more than `limit` times.
    case redirectedTooOften(server: String, limit: Int)
    /// The server redirected to an address that is not on the web.
    case redirectedAway(server: String)
    /// The address cannot be used: its port is too large, for example, or it is an IPv6 address on Linux.
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
        /// No authority that this machine trusts has signed its certificate.
        case untrustedCertificate
        /// Its certificate has expired.
        case expiredCertificate
        /// Its certificate is not valid yet.
        case futureCertificate
        /// Its certificate is for another server's name.
        case foreignCertificate
        /// It does not use TLS.
        case noTLS
    }
}
