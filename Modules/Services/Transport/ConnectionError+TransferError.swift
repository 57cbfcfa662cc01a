public import HTTP
public import Interactor

extension ConnectionError {
    /// Creates the app's error for a failed transfer; nil if nothing was sent because the URL is not a web address.
    public init?(_ error: TransferError) {
        switch error {
        case .noWebAddress: return nil
        case .refused(let server): self = .refused(server: server)
        case .unknownHost(let server): self = .unknownHost(server: server)
        case .unreachable(let server): self = .unreachable(server: server)
        case .insecure(let server, let fault): self = .insecure(server: server, TLSFault(fault))
        case .interrupted(let server, let received, let expected):
            self = .interrupted(server: server, received: received, expected: expected)
        case .timedOut(let server, let timeout): self = .timedOut(server: server, after: timeout)
        case .tooLarge(let server, let limit): self = .tooLarge(server: server, limit: limit)
        case .redirectedTooOften(let server, let limit): self = .redirectedTooOften(server: server, limit: limit)
        case .redirectedAway(let server): self = .redirectedAway(server: server)
        case .invalidAddress(let server): self = .invalidAddress(server: server)
        case .noHTTP(let server): self = .noHTTP(server: server)
        case .malformed(let server, let reason): self = .malformed(server: server, reason: reason)
        case .notUnpacked(let server): self = .notUnpacked(server: server)
        case .cancelled: self = .cancelled
        case .failed(let server, let reason): self = .failed(server: server, reason: reason)
        }
    }
}

extension ConnectionError.TLSFault {
    fileprivate init?(_ fault: HTTP.TLSFault) {
        switch fault {
        case .untrustedCertificate: self = .untrustedCertificate
        case .expiredCertificate: self = .expiredCertificate
        case .futureCertificate: self = .futureCertificate
        case .foreignCertificate: self = .foreignCertificate
        case .noTLS: self = .noTLS
        case .other: return nil
        }
    }
}
