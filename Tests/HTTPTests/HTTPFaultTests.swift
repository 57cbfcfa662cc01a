import Foundation
import TestKit
import TestLoopback
import Testing

@testable import HTTP

@Suite("A fault of a server", .leakChecks, .endsWhenStuck)
struct HTTPFaultTests {
    @Test("A server without TLS is not secure, for that reason")
    func insecure() async throws {
        let server = try LoopbackServer { _ in .answer("") }
        #expect(try await fault(at: server.secureURL) == .insecure(server: server.url.server, .noTLS))
    }

    @Test(
        "An answer that breaks the rules of HTTP is no lost connection",
        .enabled(if: !Platform.isDarwin, "macOS has other words, and may leave a broken body's head out"),
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
        let server = try LoopbackServer { _ in response }
        let fault = try #require(await fault(at: server.url))
        #expect("\(fault)".replacing(server.url.server, with: "a") == "\(expected)")
    }

    @Test("A redirect to an address that no server can have names the address")
    func redirectToInvalidAddress() async throws {
        let server = try LoopbackServer { _ in .redirect(to: "http://127.0.0.1:99999/") }
        #expect(try await fault(at: server.url) == .invalidAddress(server: "127.0.0.1:99999"))
    }

    @Test("A response with status 204 is complete without the body that it announces")
    func noContent() async throws {
        let server = try LoopbackServer { _ in .answer("not to be sent", status: 204) }
        #expect(try await fault(at: server.url) == nil)
    }

    @Test("A redirect that leads to itself is followed ten times")
    func redirectLoop() async throws {
        let server = try LoopbackServer { _ in .redirect(to: "/again") }
        #expect(try await fault(at: server.url) == .redirectedTooOften(server: server.url.server, limit: 10))
        #expect(server.requests.count == 11)
    }

    @Test("A failure after a redirect names the server that it led to")
    func redirectToFailure() async throws {
        let server = try LoopbackServer { _ in .redirect(to: "http://nowhere.invalid/") }
        #expect(try await fault(at: server.url) == .unknownHost(server: "nowhere.invalid"))
    }

    @Test("A redirect off the web is not followed", arguments: ["ftp://127.0.0.1/x", "mailto://a@b.invalid"])
    func redirectAway(location: String) async throws {
        let server = try LoopbackServer { _ in .redirect(to: location) }
        #expect(try await fault(at: server.url) == .redirectedAway(server: server.url.server))
        #expect(server.requests.count == 1)
    }

    private func fault(at url: URL) async throws -> TransferError? {
        let client = trackForLeaks(HTTPClient(timeout: .seconds(30), clock: ContinuousClock()))
        do throws(TransferError) {
            _ = try await client.response(from: url)
            return nil
        } catch {
            return error
        }
    }
}
