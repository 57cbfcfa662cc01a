/// The reason why no secure connection could be established.
public enum TLSFault: Hashable, Sendable {
    /// No authority that this machine trusts has signed the server's certificate.
    case untrustedCertificate
    /// The server's certificate has expired.
    case expiredCertificate
    /// The server's certificate is not valid yet.
    case futureCertificate
    /// The server's certificate was issued for the name of another server.
    case foreignCertificate
    /// The server does not use TLS on this port.
    case noTLS
    /// Any other reason.
    case other
}
