import Foundation
import HTTP
import Interactor
import Model
import TestDoubles
import TestKit
import TestLoopback
import Testing

@testable import RandomUser

@Suite("The service over HTTP", .leakChecks)
struct RandomUserServiceTests {
    @Test("A page is requested by number and seed at the versioned path")
    func request() async throws {
        let server = try makeServer { _ in .answer(UserAnswer.page([UserAnswer.user()])) }
        let service = makeService(server.url)
        let page = try await service.users(page: 1, seed: nil)
        _ = try await service.users(page: 2, seed: page.seed)
        #expect(page.users.map(\.fullName) == ["Ines Okafor"])
        #expect(server.requests.map(\.method) == ["GET", "GET"])
        #expect(server.requests.map(\.path) == ["/api/1.4/", "/api/1.4/"])
        #expect(
            server.requests.map(\.query) == [
                ["results": "25", "page": "1"], ["results": "25", "page": "2", "seed": "abc"],
            ])
    }

    @Test(
        "The base URL's path is kept, with or without a slash at the end", arguments: ["proxy/users", "proxy/users/"])
    func basePath(path: String) async throws {
        let server = try makeServer { _ in .answer(UserAnswer.page([])) }
        let service = makeService(server.url.appending(path: path))
        _ = try await service.users(page: 1, seed: nil)
        #expect(server.requests.map(\.path) == ["/proxy/users/api/1.4/"])
    }

    @Test(
        "The base URL may name the API and its version",
        arguments: [
            ("", "/api/1.4/"), ("api", "/api/1.4/"), ("api/", "/api/1.4/"), ("api/1.4", "/api/1.4/"),
            ("api/1.4/", "/api/1.4/"), ("api/1.3/", "/api/1.3/"), ("proxy/api/", "/proxy/api/1.4/"),
            ("apis/", "/apis/api/1.4/"), ("1.4/", "/1.4/api/1.4/"),
        ])
    func versionedBase(path: String, expected: String) async throws {
        let server = try makeServer { _ in .answer(UserAnswer.page([])) }
        let base = try #require(URL(string: server.url.absoluteString + path))
        _ = try await makeService(base).users(page: 1, seed: nil)
        #expect(server.requests.map(\.path) == [expected])
    }

    @Test("The base URL's query is kept, except for the items that paging needs")
    func baseQuery() async throws {
        let server = try makeServer { _ in .answer(UserAnswer.page([])) }
        let query = "api/?nat=de,fr&inc=name,email&results=9&page=7&seed=mine&x=a%2Bb+c&nat=us&flag#top"
        let service = makeService(try #require(URL(string: server.url.absoluteString + query)))
        _ = try await service.users(page: 1, seed: nil)
        _ = try await service.users(page: 2, seed: "abc")
        let own = "/api/1.4/?nat=de,fr&inc=name,email&"
        #expect(
            server.requests.map(\.target) == [
                own + "seed=mine&x=a%2Bb+c&nat=us&flag&results=25&page=1",
                own + "x=a%2Bb+c&nat=us&flag&results=25&page=2&seed=abc",
            ])
    }

    @Test("A seed reaches the server unchanged", arguments: ["a+b", "a b&c=d", "šč/?#", "100%"])
    func oddSeed(seed: String) async throws {
        let server = try makeServer { _ in .answer(UserAnswer.page([])) }
        _ = try await makeService(server.url).users(page: 1, seed: seed)
        let target = try #require(server.requests.first?.target)
        #expect(!target.contains("+"))
        #expect(server.requests.map { $0.query["seed"] } == [seed])
    }

    @Test(
        "A base or picture URL that is no web address is an invalid URL",
        arguments: ["ftp://127.0.0.1/", "file:///etc/passwd", "nonsense", "http:///path"])
    func invalidURL(address: String) async throws {
        let url = try #require(URL(string: address))
        let service = makeService(url)
        #expect(!RandomUserService.accepts(url))
        await #expect(throws: NetworkError.invalidURL) { try await service.users(page: 1, seed: nil) }
        await #expect(throws: NetworkError.invalidURL) { try await service.picture(at: url) }
    }

    @Test("A response in chunks is put together")
    func chunks() async throws {
        let body = UserAnswer.page([UserAnswer.user(), UserAnswer.user()])
        let middle = body.index(body.startIndex, offsetBy: body.count / 2)
        let chunks = [String(body[..<middle]), String(body[middle...])]
        let server = try makeServer { _ in .chunks(chunks) }
        #expect(try await makeService(server.url).users(page: 1, seed: nil).users.count == 2)
    }

    @Test("A redirect is followed", arguments: [301, 302, 307, 308])
    func redirect(status: Int) async throws {
        let server = try makeServer { request in
            request.path == "/moved" ? .answer(UserAnswer.page([])) : .redirect(to: "/moved", status: status)
        }
        #expect(try await makeService(server.url).users(page: 1, seed: nil).seed == "abc")
        #expect(server.requests.map(\.path) == ["/api/1.4/", "/moved"])
    }

    @Test("A picture is the response body at its URL")
    func picture() async throws {
        let bytes = Data([0xFF, 0xD8, 0x00, 0x0A])
        let server = try makeServer { _ in .answer(bytes) }
        #expect(try await makeService(server.url).picture(at: server.url.appending(path: "a.jpg")) == bytes)
        #expect(server.requests.map(\.path) == ["/a.jpg"])
    }

    @Test("No cookie is kept")
    func cookies() async throws {
        let server = try makeServer { _ in
            .answer(UserAnswer.page([]), headers: ["Set-Cookie: a=b; Path=/", "Cache-Control: max-age=1000"])
        }
        let service = makeService(server.url)
        _ = try await service.users(page: 1, seed: nil)
        _ = try await service.users(page: 1, seed: nil)
        #expect(server.requests.map { $0.headers["cookie"] } == [nil, nil])
    }

    private func makeServer(
        _ handler: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
    ) throws -> LoopbackServer {
        trackForLeaks(try LoopbackServer(handler))
    }

    private func makeService(_ url: URL) -> RandomUserService {
        let client = trackForLeaks(HTTPClient(timeout: .seconds(30), clock: ContinuousClock()))
        return RandomUserService(baseURL: url, client: client, now: { Date(timeIntervalSince1970: 0) })
    }
}
