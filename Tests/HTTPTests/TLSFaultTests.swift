import Foundation
import Testing

@testable import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The reason why a connection is not secure")
struct TLSFaultTests {
    @Test(
        "A TLS fault is recognised by libcurl's message rather than by the error code",
        arguments: [
            ("SSL certificate problem: self-signed certificate", .untrustedCertificate),
            ("SSL certificate problem: self-signed certificate in certificate chain", .untrustedCertificate),
            ("SSL certificate problem: unable to get local issuer certificate", .untrustedCertificate),
            ("SSL certificate problem: unable to verify the first certificate", .untrustedCertificate),
            ("SSL certificate problem: certificate has expired", .expiredCertificate),
            ("SSL certificate problem: certificate is not yet valid", .futureCertificate),
            ("SSL: no alternative certificate subject name matches target host name 'a.b'", .foreignCertificate),
            ("SSL: certificate subject name 'c' does not match target host name 'a.b'", .foreignCertificate),
            ("OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number", .noTLS),
            ("SSL certificate problem: certificate revoked", .other),
        ] as [(String, TLSFault)])
    func words(reason: String, fault: TLSFault) {
        for code in [URLError.Code.unknown, .secureConnectionFailed] {
            #expect(TLSFault(code, reason: reason) == fault)
        }
        let other = fault == .other ? TLSFault.untrustedCertificate : fault
        #expect(TLSFault(.serverCertificateUntrusted, reason: reason) == other)
    }

    @Test(
        "A TLS fault is recognised by the error code if the message is unknown",
        arguments: [
            (.serverCertificateUntrusted, .untrustedCertificate),
            (.serverCertificateHasUnknownRoot, .untrustedCertificate),
            (.serverCertificateHasBadDate, .expiredCertificate), (.serverCertificateNotYetValid, .futureCertificate),
            (.clientCertificateRequired, .other), (.secureConnectionFailed, .other),
        ] as [(URLError.Code, TLSFault)])
    func code(code: URLError.Code, fault: TLSFault) {
        #expect(TLSFault(code, reason: "It broke") == fault)
    }
}
