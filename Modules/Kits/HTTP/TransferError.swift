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
    /// FoundationNetworking on Linux rejects IPv6 addresses such as `[::1]`, but accepts host names for them.
    case invalidAddress(server: String)
    /// The response is in a protocol other than HTTP.
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
