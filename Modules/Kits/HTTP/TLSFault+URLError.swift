import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TLSFault {
    /// Creates the fault for a system error in a connection that should have been secure.
    ///
    /// libcurl's message is read first, because on Linux it says more than the code.
    init(_ code: URLError.Code?, reason: String) {
        let reason = reason.lowercased()
        func says(_ phrases: String...) -> Bool { phrases.contains { reason.contains($0) } }
        if says("certificate has expired") {
            self = .expiredCertificate
        } else if says("not yet valid") {
            self = .futureCertificate
        } else if says("does not match", "no alternative certificate subject name") {
            self = .foreignCertificate
        } else if says("self-signed", "self signed", "issuer certificate", "verify the first certificate") {
            self = .untrustedCertificate
        } else if says("wrong version number", "unknown protocol", "packet length too long", "http request") {
            self = .noTLS
        } else {
            switch code {
            case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot: self = .untrustedCertificate
            case .serverCertificateHasBadDate: self = .expiredCertificate
            case .serverCertificateNotYetValid: self = .futureCertificate
            default: self = .other
            }
        }
    }
}
