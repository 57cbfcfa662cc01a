import TestKit
import TestLoopback
import Testing

@testable import HTTP

@Suite("A fault of a server", .leakChecks, .endsWhenStuck)
struct HTTPFaultTests {
    @Test("A port that nothing listens on refuses the connection")
    func refused() async throws {
        let port = try LoopbackRefusingPort()
        #expect(await fault(at: port.url) == .refused(server: port.url.server))
    }

    @Test(
        "An incomplete response is an error with the number of received bytes",
        arguments: [
            (LoopbackResponse.truncated("12345", announcing: 10), 10 as Int?),
            (.reset(after: "12345", announcing: 10), 10),
            (.chunks(["12345"], terminated: false), nil), (.hangUp, nil),
        ])
    func interrupted(response: LoopbackResponse, expected: Int?) async throws {
        let server = try makeServer { _ in response }
        let error = await fault(at: server.url)
        // A hang-up sends no bytes, and a reset may overtake the bytes that were sent before it.
        let possible = [0, 5].map {
            TransferError.interrupted(server: server.url.server, received: $0, expected: expected)
        }
        #expect(possible.contains { $0 == error }, "\(String(describing: error))")
    }

    @Test("A response fails as soon as its body exceeds 8 MB", arguments: [1 << 33, nil])
    func tooLarge(announced: Int?) async throws {
        let server = try makeServer { _ in .stall(afterSpaces: 64 << 20, announcing: announced) }
        let client = makeClient()
        #expect(await fault(at: server.url, of: client) == .tooLarge(server: server.url.server, limit: 8 << 20))
        #expect(await server.nextHangUp() != nil)
        // The client stays alive until here, because a freed client closes its connections, too.
        withExtendedLifetime(client) {}
    }

    @Test("A body of 8 MB is read")
    func largest() async throws {
        let server = try makeServer { _ in .spaces(8 << 20) }
        #expect(try await makeClient().response(from: server.url).body.count == 8 << 20)
    }

    @Test("A secure connection to a server fails if the server has no TLS, and the error says so")
    func insecure() async throws {
        let server = try makeServer { _ in .answer("") }
        #expect(await fault(at: try server.secureURL) == .insecure(server: server.url.server, .noTLS))
    }

    @Test(
        "A response that breaks the rules of HTTP is not reported as a lost connection",
        .enabled(if: !Platform.isDarwin, "macOS has other messages, and may drop the head before a broken body"),
        arguments: [
            (LoopbackResponse.raw("SSH-2.0-OpenSSH_9.6\r\n"), .noHTTP(server: "a")),
            (.raw("220 mail ESMTP\r\n"), .noHTTP(server: "a")),
            (.answer("no gzip", headers: ["Content-Encoding: gzip"]), .notUnpacked(server: "a")),
            (.answer("no zstd", headers: ["Content-Encoding: zstd"]), .notUnpacked(server: "a")),
            (.answer("no x", headers: ["Content-Encoding: x"]), .notUnpacked(server: "a")),
            (
                .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n"),
                .malformed(server: "a", reason: "Illegal or missing hexadecimal sequence in chunked-encoding")
            ),
            (
                .raw("HTTP/1.1 200 OK\r\nContent-Length: abc\r\n\r\nxyz"),
                .malformed(server: "a", reason: "Invalid Content-Length: value")
            ),
        ] as [(LoopbackResponse, TransferError)])
    func malformed(response: LoopbackResponse, expected: TransferError) async throws {
        let server = try makeServer { _ in response }
        let fault = try #require(await fault(at: server.url))
        #expect("\(fault)".replacing(server.url.server, with: "a") == "\(expected)")
    }

    @Test(
        "A failed redirect's error names the new server, and a response with status 204 succeeds without a body",
        arguments: [
            (.redirect(to: "http://127.0.0.1:99999/"), .invalidAddress(server: "127.0.0.1:99999")),
            (.redirect(to: "http://nowhere.invalid/"), .unknownHost(server: "nowhere.invalid")),
            (.answer("not to be sent", status: 204), nil),
        ] as [(LoopbackResponse, TransferError?)])
    func elsewhere(response: LoopbackResponse, expected: TransferError?) async throws {
        let server = try makeServer { _ in response }
        #expect(await fault(at: server.url) == expected)
    }

    @Test("A redirect that leads to itself is followed ten times")
    func redirectLoop() async throws {
        let server = try makeServer { _ in .redirect(to: "/again") }
        #expect(await fault(at: server.url) == .redirectedTooOften(server: server.url.server, limit: 10))
        #expect(server.requests.count == 11)
    }

    @Test("A redirect to a non-HTTP URL is not followed", arguments: ["ftp://127.0.0.1/x", "mailto://a@b.invalid"])
    func redirectAway(location: String) async throws {
        let server = try makeServer { _ in .redirect(to: location) }
        #expect(await fault(at: server.url) == .redirectedAway(server: server.url.server))
        #expect(server.requests.count == 1)
    }
}
