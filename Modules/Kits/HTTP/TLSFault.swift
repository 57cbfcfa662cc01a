/// The reason why no secure connection could be established.
public enum TLSFault: Hashable, Sendable {
    /// No authority that this machine trusts has signed the server's certificate.
    case untrustedCertificate
    /// The server's certificate has expired.
    case expiredCertificate
    /// The server's certificate is not valid yet.
    case futureCertificate
    /// The server's certificate is for another server's name.
    case foreignCertificate
    /// The server does not use TLS on this port.
    case noTLS
    /// Any other reason.
    case other
}

extension TLSFault: CustomStringConvertible {
    /// What is wrong with the server.
    public var description: String {
        switch self {
        case .untrustedCertificate: "its certificate is not trusted"
        case .expiredCertificate: "its certificate has expired"
        case .futureCertificate: "its certificate is not valid yet"
        case .foreignCertificate: "its certificate is for another server"
        case .noTLS: "it does not use TLS"
        case .other: "the reason is unknown"
        }
    }
}
