import Foundation
import TestKit
import TestLoopback
import Testing

@testable import HTTP

@Suite("A fault of a server", .leakChecks, .timeLimit(.minutes(1)))
struct HTTPFaultTests {
    @Test("A server without TLS is not secure: the reason is the system's")
    func insecure() async throws {
        let server = try LoopbackServer { _ in .answer("") }
        guard case .insecure(let name, let reason) = try await fault(at: server.secureURL) else {
            return #expect(try await fault(at: server.secureURL) == nil)
        }
        #expect(name == server.url.server)
        #expect(!reason.isEmpty)
    }

    @Test(
        "An answer that breaks the rules of HTTP is no lost connection",
        arguments: [
            LoopbackResponse.raw("SSH-2.0-OpenSSH_9.6\r\n"), .raw("220 mail ESMTP\r\n"),
            .answer("no gzip", headers: ["Content-Encoding: gzip"]),
            .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n"),
        ])
    func malformed(response: LoopbackResponse) async throws {
        let server = try LoopbackServer { _ in response }
        let fault = try await fault(at: server.url)
        guard case .failed(server.url.server, let reason) = fault else {
            return #expect(fault == .failed(server: server.url.server, reason: ""))
        }
        #expect(!reason.isEmpty)
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
