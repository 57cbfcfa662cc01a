import Foundation
import Testing

@testable import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The description of a failed transfer")
struct TransferErrorTests {
    @Test(
        "An error of the system is described in plain words",
        arguments: [
            (.cannotConnectToHost, "The connection was refused (a.b:1)"),
            (.cannotFindHost, "The server was not found (a.b:1)"),
            (.dnsLookupFailed, "The server was not found (a.b:1)"),
            (.notConnectedToInternet, "The server cannot be reached (a.b:1)"),
            (.timedOut, "The server cannot be reached (a.b:1)"),
            (.secureConnectionFailed, "No secure connection could be made (a.b:1)"),
            (
                .serverCertificateUntrusted,
                "No secure connection could be made (a.b:1): its certificate is not trusted"
            ),
            (.networkConnectionLost, "The connection was lost (a.b:1): expected 9 bytes, got 4"),
            (.cancelled, "The request was cancelled"), (.badURL, "The address cannot be used (a.b:1)"),
        ] as [(URLError.Code, String)])
    func text(code: URLError.Code, text: String) {
        let error = URLError(code, userInfo: [NSLocalizedDescriptionKey: "It broke"])
        #expect(TransferError(error, server: "a.b:1", received: 4, expected: 9).description == text)
    }

    @Test(
        "An error without a code of its own is told by the words of libcurl",
        arguments: [
            (
                "Failed to connect to tls.b port 1 after 0 ms: Could not connect to server",
                .unreachable(server: "a.b")
            ),
            ("transfer closed with 5 bytes remaining to read", .interrupted(server: "a.b", received: 4, expected: 9)),
            ("Recv failure: Connection reset by peer", .interrupted(server: "a.b", received: 4, expected: 9)),
            (
                "HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR (err 2)",
                .interrupted(server: "a.b", received: 4, expected: 9)
            ),
            (
                "OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0",
                .interrupted(server: "a.b", received: 4, expected: 9)
            ),
            (
                "OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to a.b:443 ",
                .interrupted(server: "a.b", received: 4, expected: 9)
            ),
            (
                "SSL certificate problem: self-signed certificate",
                .insecure(server: "a.b", .untrustedCertificate)
            ),
            (
                "TLS connect error: error:0A00010B:SSL routines::wrong version number",
                .insecure(server: "a.b", .noTLS)
            ),
            ("Received HTTP/0.9 when not allowed", .noHTTP(server: "a.b")),
            ("Unsupported response code in HTTP response", .noHTTP(server: "a.b")),
            ("Error while processing content unencoding: incorrect header check", .notUnpacked(server: "a.b")),
            ("Unrecognized or bad HTTP Content or Transfer-Encoding", .notUnpacked(server: "a.b")),
            (
                "Unrecognized content encoding type. libcurl understands deflate, gzip, br, zstd content encodings.",
                .notUnpacked(server: "a.b")
            ),
            malformed("Invalid Content-Length: value"),
            malformed("Illegal or missing hexadecimal sequence in chunked-encoding"),
            malformed("Failed writing header"), malformed("Unsupported HTTP version (9.9) in response"),
            ("Out of luck", .failed(server: "a.b", reason: "Out of luck")),
        ] as [(String, TransferError)])
    func unnamed(reason: String, expected: TransferError) {
        let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: reason])
        #expect(TransferError(error, server: "a.b", received: 4, expected: 9) == expected)
    }

    private static func malformed(_ reason: String) -> (String, TransferError) {
        (reason, .malformed(server: "a.b", reason: reason))
    }

    @Test("Any other error is described in the system's words")
    func other() {
        let error = NSError(domain: "d", code: 9, userInfo: [NSLocalizedDescriptionKey: "It broke"])
        #expect(TransferError(error, server: "a.b").description == "The request failed (a.b): It broke")
    }

    @Test(
        "A timeout is described in seconds, or in milliseconds if they are not whole",
        arguments: [(.seconds(30), "30 s"), (.milliseconds(1500), "1500 ms")] as [(Duration, String)])
    func timeout(timeout: Duration, text: String) {
        let error = TransferError.timedOut(server: "a.b", after: timeout)
        #expect(error.description == "The request timed out (a.b): expected a complete response within \(text)")
    }
}
