import Foundation
import Testing

@testable import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The reason for a failed transfer")
struct TransferErrorTests {
    @Test(
        "A system error is recognised by its code",
        arguments: [
            (.cannotConnectToHost, .refused(server: "a.b:1")), (.cannotFindHost, .unknownHost(server: "a.b:1")),
            (.dnsLookupFailed, .unknownHost(server: "a.b:1")),
            (.notConnectedToInternet, .unreachable(server: "a.b:1")), (.timedOut, .unreachable(server: "a.b:1")),
            (.secureConnectionFailed, .insecure(server: "a.b:1", .other)),
            (.serverCertificateUntrusted, .insecure(server: "a.b:1", .untrustedCertificate)),
            (.networkConnectionLost, .interrupted(server: "a.b:1", received: 4, expected: 9)),
            (.cancelled, .cancelled), (.badURL, .invalidAddress(server: "a.b:1")),
        ] as [(URLError.Code, TransferError)])
    func code(code: URLError.Code, expected: TransferError) {
        let error = URLError(code, userInfo: [NSLocalizedDescriptionKey: "It broke"])
        #expect(TransferError(error, server: "a.b:1", received: 4, expected: 9) == expected)
    }

    @Test(
        "A system error without a code of its own is recognised by libcurl's message",
        arguments: [
            (
                "Failed to connect to tls.b port 1 after 0 ms: Could not connect to server",
                .unreachable(server: "a.b")
            ),
            interrupted("transfer closed with 5 bytes remaining to read"),
            interrupted("Recv failure: Connection reset by peer"),
            interrupted("HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR (err 2)"),
            interrupted("OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0"),
            interrupted("OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to a.b:443 "),
            ("TLS connect error: error:0A00010B:SSL routines::wrong version number", .insecure(server: "a.b", .noTLS)),
            ("Received HTTP/0.9 when not allowed", .noHTTP(server: "a.b")),
            ("Unsupported response code in HTTP response", .noHTTP(server: "a.b")),
            ("Error while processing content unencoding: incorrect header check", .notUnpacked(server: "a.b")),
            ("Unrecognized or bad HTTP Content or Transfer-Encoding", .notUnpacked(server: "a.b")),
            ("Unrecognized content encoding type. libcurl understands deflate, gzip.", .notUnpacked(server: "a.b")),
            malformed("Invalid Content-Length: value"),
            malformed("Illegal or missing hexadecimal sequence in chunked-encoding"),
            malformed("Failed writing header"), malformed("Unsupported HTTP version (9.9) in response"),
            ("Out of luck", .failed(server: "a.b", reason: "Out of luck")),
        ] as [(String, TransferError)])
    func unnamed(reason: String, expected: TransferError) {
        let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: reason])
        #expect(TransferError(error, server: "a.b", received: 4, expected: 9) == expected)
    }

    private static func interrupted(_ reason: String) -> (String, TransferError) {
        (reason, .interrupted(server: "a.b", received: 4, expected: 9))
    }

    private static func malformed(_ reason: String) -> (String, TransferError) {
        (reason, .malformed(server: "a.b", reason: reason))
    }

    @Test("An unknown error keeps the system's message")
    func other() {
        let error = NSError(domain: "d", code: 9, userInfo: [NSLocalizedDescriptionKey: "It broke"])
        #expect(TransferError(error, server: "a.b") == .failed(server: "a.b", reason: "It broke"))
    }
}
