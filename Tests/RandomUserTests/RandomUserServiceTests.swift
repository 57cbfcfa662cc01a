import Foundation
import HTTP
import Interactor
import Model
import TestDoubles
import TestKit
import TestLoopback
import Testing

@testable import RandomUser

@Suite("The people service over HTTP", .leakChecks, .endsWhenStuck)
struct RandomUserServiceTests {
    @Test("A page of people is requested by number and seed, and the path names the API's version")
    func request() async throws {
        let server = try makeServer(.answer(UserAnswer.page([UserAnswer.user()])))
        let service = makeService(server.url)
        let page = try await service.users(page: 1, seed: nil)
        _ = try await service.users(page: 2, seed: page.seed)
        #expect(page.users.map(\.fullName) == ["Ines Okafor"])
        #expect(server.requests.map(\.method) == ["GET", "GET"])
        #expect(
            server.requests.map(\.target) == [
                "/api/1.4/?results=25&page=1", "/api/1.4/?results=25&page=2&seed=abc",
            ])
    }

    @Test("A picture's data is the body of the response from its URL")
    func picture() async throws {
        let bytes = Data([0xFF, 0xD8, 0x00, 0x0A])
        let server = try makeServer(.answer(bytes))
        #expect(try await makeService(server.url).picture(at: server.url.appending(path: "a.jpg")) == bytes)
        #expect(server.requests.map(\.path) == ["/a.jpg"])
    }

    @Test(
        "A base URL or picture URL that is not a web address is refused as invalid",
        arguments: ["ftp://127.0.0.1/", "file:///etc/passwd", "nonsense", "http:///path"])
    func invalidURL(address: String) async throws {
        let url = try #require(URL(string: address))
        let service = makeService(url)
        #expect(!RandomUserService.accepts(url))
        await #expect(throws: NetworkError.invalidURL) { try await service.users(page: 1, seed: nil) }
        await #expect(throws: NetworkError.invalidURL) { try await service.picture(at: url) }
    }

    @Test("The people service reports a failed connection as a network error")
    func refused() async throws {
        let url = try LoopbackRefusingPort().url
        let service = makeService(url)
        let error = ConnectionError.refused(server: url.server)
        await #expect(throws: NetworkError.networkError(error)) { try await service.users(page: 1, seed: nil) }
        await #expect(throws: NetworkError.networkError(error)) { try await service.picture(at: url) }
    }

    private static let words = #"{"error":"Try later"}"#
    private static let wait = ["Retry-After: 30"]

    /// The server's answers, each with the resulting error, which is the same for people and for a picture.
    private static let failures: [(answer: LoopbackResponse, error: NetworkError)] = [
        // Only the status is reported, whatever the body is.
        (.answer("", status: 404), .httpError(404)), (.answer("no", status: 500), .httpError(500)),
        (.answer("{}", status: 429), .httpError(429)), (.answer(#"{"error":null}"#, status: 304), .httpError(304)),
        // The service's own message is reported.
        (.answer(words, status: 400), .serviceError(ServiceError(message: "Try later", status: 400))),
        (.answer(words, status: 503), .serviceError(ServiceError(message: "Try later", status: 503))),
        // The time to wait is reported, with or without a message.
        (
            .answer("Slow down", status: 429, headers: wait),
            .serviceError(ServiceError(status: 429, retryDelay: .seconds(30)))
        ),
        (
            .answer(words, status: 503, headers: wait),
            .serviceError(ServiceError(message: "Try later", status: 503, retryDelay: .seconds(30)))
        ),
        (
            .answer("", status: 429, headers: ["Retry-After: Thu, 01 Jan 1970 00:01:30 GMT"]),
            .serviceError(ServiceError(status: 429, retryDelay: .seconds(90)))
        ),
        // The time to wait is ignored if waiting does not help.
        (.answer("", status: 301, headers: wait), .httpError(301)),
        (.answer("", status: 403, headers: wait), .httpError(403)),
        // A successful response needs content.
        (.answer(""), .noData), (.answer("", status: 204), .noData),
    ]

    @Test("An unsuccessful or empty response is an error with all known details", arguments: failures)
    func failure(answer: LoopbackResponse, error: NetworkError) async throws {
        let server = try makeServer(answer)
        let service = makeService(server.url)
        await #expect(throws: error) { try await service.users(page: 1, seed: nil) }
        await #expect(throws: error) { try await service.picture(at: server.url) }
    }

    @Test(
        "A successful response that is not a page is an error, with the service's message if there is one",
        arguments: [
            (words, .serviceError(ServiceError(message: "Try later"))),
            ("{}", .decodingError(FormatError(path: "results", expected: .list, found: .nothing))),
        ] as [(String, NetworkError)])
    func noPage(body: String, error: NetworkError) async throws {
        let server = try makeServer(.answer(body))
        await #expect(throws: error) { try await makeService(server.url).users(page: 1, seed: nil) }
    }

    private func makeServer(_ answer: LoopbackResponse) throws -> LoopbackServer {
        trackForLeaks(try LoopbackServer { _ in answer })
    }

    private func makeService(_ url: URL) -> RandomUserService {
        let client = trackForLeaks(HTTPClient(timeout: .seconds(30), clock: ManualClock()))
        return RandomUserService(baseURL: url, client: client, now: { Date(timeIntervalSince1970: 0) })
    }
}
