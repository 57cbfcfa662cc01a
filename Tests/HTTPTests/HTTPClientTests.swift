import Foundation
import TestKit
import TestLoopback
import Testing

@testable import HTTP

@Suite("The HTTP client", .leakChecks, .endsWhenStuck)
struct HTTPClientTests {
    @Test("The HTTP client returns status, headers and body for any status", arguments: [200, 201, 401, 404, 500])
    func response(status: Int) async throws {
        let server = try makeServer { _ in
            .answer("text", status: status, headers: ["X-Total: 7", "Link: a", "X-Empty:"])
        }
        let response = try await makeClient().response(from: server.url)
        #expect(response.status == status)
        #expect(response.isSuccess == (200..<300 ~= status))
        #expect(response.header("x-total") == "7")
        #expect(response.header("LINK") == "a")
        #expect(response.header("X-Other") == nil)
        #expect(response.body == Data("text".utf8))
    }

    @Test("The HTTP client sends an authorization only if it was given one", arguments: [nil, "Client-ID abc"])
    func authorization(value: String?) async throws {
        let server = try makeServer { _ in .answer("") }
        _ = try await makeClient().response(from: server.url, authorization: value)
        #expect(server.requests.map { $0.headers["authorization"] } == [value])
    }

    @Test(
        "The HTTP client keeps the authorization when it follows a redirect on the same server",
        arguments: [301, 302, 307, 308])
    func redirectWithin(status: Int) async throws {
        let server = try makeServer { $0.path == "/moved" ? .answer("") : .redirect(to: "/moved", status: status) }
        _ = try await makeClient().response(from: server.url, authorization: "Client-ID abc")
        #expect(server.requests.map(\.path) == ["/", "/moved"])
        #expect(server.requests.map { $0.headers["authorization"] } == ["Client-ID abc", "Client-ID abc"])
    }

    @Test("A redirect to another server is followed without the authorization")
    func redirectAway() async throws {
        let other = try makeServer { _ in .answer("other") }
        let address = other.url.absoluteString
        let server = try makeServer { _ in .redirect(to: address) }
        let response = try await makeClient().response(from: server.url, authorization: "Client-ID abc")
        #expect(response.body == Data("other".utf8))
        #expect(other.requests.map { $0.headers["authorization"] } == [nil])
    }

    @Test(
        "The HTTP client returns an unsuccessful response, even one with an incomplete body",
        arguments: [LoopbackResponse.answer("", status: 503), .truncated("{}", announcing: 9, status: 503)])
    func failure(response: LoopbackResponse) async throws {
        let server = try makeServer { _ in response }
        #expect(try await makeClient().response(from: server.url).status == 503)
    }

    @Test(
        "A response that asks for a password is returned immediately, without another request",
        arguments: [
            #"Basic realm="a""#, "Basic", #"Digest realm="a", nonce="b", qop="auth""#, #"Bearer realm="a""#, "Bearer",
            "Negotiate", "", "=,",
        ], [nil, "Client-ID abc"])
    func challenge(value: String, authorization: String?) async throws {
        let server = try makeServer { _ in .answer("who?", status: 401, headers: ["WWW-Authenticate: \(value)"]) }
        // This client never times out.
        let client = makeClient(clock: ManualClock())
        let response = try await client.response(from: server.url, authorization: authorization)
        #expect(response.status == 401)
        #expect(response.body == Data("who?".utf8))
        #expect(server.requests.count == 1)
    }

    @Test("The HTTP client returns a redirect with no URL", arguments: [301, 302, 303, 307, 308], [[], ["Location:"]])
    func redirectNowhere(status: Int, headers: [String]) async throws {
        let server = try makeServer { _ in .answer("", status: status, headers: headers) }
        #expect(try await makeClient().response(from: server.url).status == status)
    }

    @Test("The HTTP client joins the chunks of a response")
    func chunks() async throws {
        let server = try makeServer { _ in .chunks(["te", "xt"]) }
        #expect(try await makeClient().response(from: server.url).body == Data("text".utf8))
    }

    @Test("The HTTP client keeps neither cookies nor responses")
    func cookies() async throws {
        let server = try makeServer { _ in
            .answer("", headers: ["Set-Cookie: a=b; Path=/", "Cache-Control: max-age=1000"])
        }
        let client = makeClient()
        for _ in 1...2 { _ = try await client.response(from: server.url) }
        #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
    }

    @Test("The HTTP client stops its timer when a response has arrived")
    func timer() async throws {
        let server = try makeServer { _ in .answer("") }
        let clock = trackForLeaks(ManualClock())
        _ = await fault(at: server.url, of: makeClient(clock: clock))
        await clock.nextSleep()
        #expect(clock.sleeperCount == 0)
    }

    @Test("The HTTP client accepts an upper-case scheme")
    func scheme() async throws {
        let server = try makeServer { _ in .answer("text") }
        let address = server.url.absoluteString.replacing("http:", with: "HTTP:")
        let url = try #require(URL(string: address))
        #expect(try await makeClient().response(from: url).body == Data("text".utf8))
    }

    @Test(
        "The HTTP client rejects a URL that is not a web address",
        arguments: ["ftp://127.0.0.1/", "file:///x", "nonsense"])
    func noWebAddress(address: String) async throws {
        let url = try #require(URL(string: address))
        await #expect(throws: TransferError.noWebAddress) { try await makeClient().response(from: url) }
    }

    @Test(
        "Two URLs have the same origin only if scheme, host and port are equal",
        arguments: [
            ("http://a.b/x", "http://A.b/y", true), ("http://a.b/", "https://a.b/", false),
            ("http://a.b/", "http://a.b:81/", false), ("http://a.b/", "http://c.a.b/", false),
        ])
    func origin(one: String, other: String, isSame: Bool) throws {
        let (one, other) = (try #require(URL(string: one)), try #require(URL(string: other)))
        #expect(one.hasSameOrigin(as: other) == isSame)
    }

    @Test(
        "A server's name includes the port if the URL has one, and brackets around an IPv6 address",
        arguments: [
            ("https://a.b/c", "a.b"), ("http://a.b:80/c", "a.b:80"), ("http://[::1]/", "[::1]"),
            ("http://[fe80::1]:8080/", "[fe80::1]:8080"),
        ])
    func server(address: String, name: String) throws {
        #expect(try #require(URL(string: address)).server == name)
    }
}
