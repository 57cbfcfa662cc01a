import HTTP
import Interactor
import Testing
import Transport

@Suite("The mapping of transfer errors to connection errors")
struct ConnectionErrorTests {
    @Test(
        "Each transfer error except `noWebAddress` is mapped to a connection error with the same details",
        arguments: [
            (.refused(server: "a"), .refused(server: "a")), (.unknownHost(server: "a"), .unknownHost(server: "a")),
            (.unreachable(server: "a"), .unreachable(server: "a")),
            (.insecure(server: "a", .untrustedCertificate), .insecure(server: "a", .untrustedCertificate)),
            (.insecure(server: "a", .expiredCertificate), .insecure(server: "a", .expiredCertificate)),
            (.insecure(server: "a", .futureCertificate), .insecure(server: "a", .futureCertificate)),
            (.insecure(server: "a", .foreignCertificate), .insecure(server: "a", .foreignCertificate)),
            (.insecure(server: "a", .noTLS), .insecure(server: "a", .noTLS)),
            (.insecure(server: "a", .other), .insecure(server: "a", nil)),
            (
                .interrupted(server: "a", received: 1, expected: 2),
                .interrupted(server: "a", received: 1, expected: 2)
            ),
            (.timedOut(server: "a", after: .seconds(1)), .timedOut(server: "a", after: .seconds(1))),
            (.tooLarge(server: "a", limit: 1), .tooLarge(server: "a", limit: 1)),
            (.redirectedTooOften(server: "a", limit: 1), .redirectedTooOften(server: "a", limit: 1)),
            (.redirectedAway(server: "a"), .redirectedAway(server: "a")), (.cancelled, .cancelled),
            (.invalidAddress(server: "a"), .invalidAddress(server: "a")), (.noHTTP(server: "a"), .noHTTP(server: "a")),
            (.malformed(server: "a", reason: "r"), .malformed(server: "a", reason: "r")),
            (.notUnpacked(server: "a"), .notUnpacked(server: "a")),
            (.failed(server: "a", reason: "r"), .failed(server: "a", reason: "r")), (.noWebAddress, nil),
        ] as [(TransferError, ConnectionError?)])
    func mapping(error: TransferError, expected: ConnectionError?) {
        #expect(ConnectionError(error) == expected)
    }
}
