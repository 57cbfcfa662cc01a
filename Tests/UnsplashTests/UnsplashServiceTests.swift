import Foundation
import HTTP
import Interactor
import Model
import TestDoubles
import TestKit
import TestLoopback
import Testing

@testable import Unsplash

@Suite("The photo service over HTTP", .leakChecks, .endsWhenStuck)
struct UnsplashServiceTests {
    @Test("A page of ten photos is requested by number, with the access key in a header")
    func feed() async throws {
        let server = try makeServer(.answer(PhotoAnswer.feed(PhotoAnswer.photo())))
        let page = try await makeService(server.url).photos(matching: nil, page: 3)
        #expect(page.photos.map(\.photographer) == ["Ines Okafor"])
        #expect(server.requests.map(\.method) == ["GET"])
        #expect(server.requests.map(\.target) == ["/photos?page=3&per_page=10"])
        #expect(server.requests.map { $0.headers["authorization"] } == ["Client-ID secret-key"])
    }

    @Test("A search is requested by its words, with the access key in a header")
    func search() async throws {
        let server = try makeServer(.answer(PhotoAnswer.search(PhotoAnswer.photo(), total: 133)))
        let page = try await makeService(server.url).photos(matching: "red poppy", page: 1)
        #expect(page.total == 133)
        #expect(page.photos.count == 1)
        #expect(server.requests.map(\.target) == ["/search/photos?query=red%20poppy&page=1&per_page=10"])
        #expect(server.requests.map { $0.headers["authorization"] } == ["Client-ID secret-key"])
    }

    @Test(
        "A page of photos has a next page if a header of the response links to a next page",
        arguments: [
            (#"Link: <https://api.invalid/photos?page=2>; rel="next""#, true),
            (#"Link: <https://a.invalid/?page=1>; rel="first", <https://a.invalid/?a=1,2&page=3>; rel="next""#, true),
            ("link: <https://a.invalid/?page=2>;rel=next", true),
            (#"Link: <https://a.invalid/?page=2>; title="x"; rel="last NEXT""#, true),
            (#"Link: <https://a.invalid/?page=1>; rel="prev", <https://a.invalid/?rel=next>; rel="last""#, false),
            ("Link: nonsense", false), ("Link: <", false), ("X-Total: 9", false),
        ])
    func link(header: String, hasNextPage: Bool) async throws {
        let server = try makeServer(.answer("[]", headers: [header]))
        #expect(try await makeService(server.url).photos(matching: nil, page: 1).hasNextPage == hasNextPage)
    }

    @Test("A base URL that is not a web address is an error", arguments: ["ftp://127.0.0.1/", "file:///x", "nonsense"])
    func invalidURL(address: String) async throws {
        let service = makeService(try #require(URL(string: address)))
        #expect(await error(of: service) == .invalidURLError)
    }

    @Test(
        "A request that would send the key unencrypted is an error",
        arguments: [
            "http://a.invalid/", "http://localhost.invalid/", "http://127.0.0.1@a.invalid/", "HTTP://a.invalid",
        ])
    func openAddress(address: String) async throws {
        let url = try #require(URL(string: address))
        #expect(!UnsplashService.accepts(url))
        #expect(await error(of: makeService(url)) == .openAddress)
    }

    @Test(
        "With a missing or malformed key, no request is sent, and the error names the fault",
        arguments: [
            (nil, .missingAccessKey), ("", .missingAccessKey), (" \n", .missingAccessKey),
            ("a b", .malformedAccessKey), ("ab\n", .malformedAccessKey), ("a\r\nX: y", .malformedAccessKey),
            ("schlüssel", .malformedAccessKey),
        ] as [(String?, APIError)])
    func unusableKey(key: String?, expected: APIError) async throws {
        let server = try makeServer(.answer("[]"))
        #expect(await error(of: makeService(server.url, key: key)) == expected)
        #expect(server.requests.isEmpty)
    }

    private static let words = #"{"errors":["OAuth error: no"]}"#
    private static let wait = ["Retry-After: Thu, 01 Jan 1970 00:01:30 GMT"]
    private static let limit = "Rate Limit Exceeded"

    /// The server's answers, each with its error.
    private static let failures: [(answer: LoopbackResponse, error: APIError)] = [
        // Only the status is reported, whatever the body is.
        (.answer("", status: 401), .serverError(statusCode: 401)),
        (.answer("no", status: 403), .serverError(statusCode: 403)),
        (.answer("{}", status: 500), .serverError(statusCode: 500)),
        (.answer(#"{"errors":[]}"#, status: 304), .serverError(statusCode: 304)),
        // The service's own message is reported, with any status.
        (.answer(words), .serviceError(ServiceError(message: "OAuth error: no"))),
        (.answer(words, status: 403), .serviceError(ServiceError(message: "OAuth error: no", status: 403))),
        (.answer(words, status: 429), .serviceError(ServiceError(message: "OAuth error: no", status: 429))),
        // A rate limit, recognised by plain text, the status or a header.
        (.answer(limit, status: 403, headers: ["Content-Type: text/plain"]), .rateLimited),
        (.answer("\(limit)\n", status: 403), .rateLimited), (.answer("", status: 429), .rateLimited),
        (.answer(#"{"errors":[]}"#, status: 403, headers: ["X-Ratelimit-Remaining: 0"]), .rateLimited),
        // The time to wait is reported, with or without a message.
        (
            .answer(limit, status: 403, headers: wait),
            .serviceError(ServiceError(status: 403, retryDelay: .seconds(90)))
        ),
        (
            .answer("", status: 503, headers: wait),
            .serviceError(ServiceError(status: 503, retryDelay: .seconds(90)))
        ),
        (
            .answer(#"{"errors":["secret-key asked too often"]}"#, status: 429, headers: ["Retry-After: 30"]),
            .serviceError(ServiceError(message: "… asked too often", status: 429, retryDelay: .seconds(30)))
        ),
        // The time to wait is ignored if waiting does not help.
        (.answer("", status: 301, headers: wait), .serverError(statusCode: 301)),
        (.answer("", status: 401, headers: wait), .serverError(statusCode: 401)),
        // A successful response must contain a page.
        (.answer(""), .invalidDataError), (.answer("", status: 204), .invalidDataError),
        (.answer("{}"), .decodeError(FormatError(path: "results", expected: .list, found: .nothing))),
    ]

    @Test("An unsuccessful response, or a response without a page, is an error with all details", arguments: failures)
    func failure(answer: LoopbackResponse, error: APIError) async throws {
        let server = try makeServer(answer)
        #expect(await self.error(of: makeService(server.url)) == error)
    }

    @Test("The photo service reports a failed connection as a network error")
    func refused() async throws {
        let port = try LoopbackRefusingPort()
        #expect(await error(of: makeService(port.url)) == .networkError(.refused(server: port.url.server)))
    }

    @Test("A successful response is read even if its headers allow no further request")
    func lastBeforeLimit() async throws {
        let server = try makeServer(.answer("[]", headers: ["X-Ratelimit-Limit: 50", "X-Ratelimit-Remaining: 0"]))
        #expect(try await makeService(server.url).photos(matching: nil, page: 1).photos == [])
    }

    @Test(
        "An access key that the photo service repeats in its answer is hidden in the error",
        arguments: [
            LoopbackResponse.answer(#"{"errors":["secret-key is no key"]}"#, status: 401),
            .answer("<p>Client-ID secret-key</p>"), .answer(#"{"results":"secret-key"}"#),
        ])
    func repeatedKey(response: LoopbackResponse) async throws {
        let server = try makeServer(response)
        let thrown = await error(of: makeService(server.url))
        #expect(!"\(thrown as Any)".contains("secret"))
    }

    @Test("The access key is sent only in a header, and is never printed, dumped, reflected or reported")
    func secrecy() async throws {
        let server = try makeServer(.answer("{}", status: 401))
        let service = makeService(server.url)
        var dumped = ""
        dump(service, to: &dumped)
        let thrown = await error(of: service)
        for text in [
            "\(service)", String(reflecting: service), dumped, "\(String(describing: thrown))",
        ] {
            #expect(!text.contains("secret"))
        }
        let target = try #require(server.requests.first?.target)
        #expect(!target.contains("secret"))
        let headers = server.requests.first?.headers.filter { $0.value.contains("secret") }.keys
        #expect(headers.map(Array.init) == ["authorization"])
    }

    private func makeServer(_ answer: LoopbackResponse) throws -> LoopbackServer {
        trackForLeaks(try LoopbackServer { _ in answer })
    }

    private func makeService(_ url: URL, key: String? = "secret-key") -> UnsplashService {
        let client = trackForLeaks(HTTPClient(timeout: .seconds(30), clock: ManualClock()))
        return UnsplashService(baseURL: url, accessKey: key, client: client, now: { Date(timeIntervalSince1970: 0) })
    }

    private func error(of service: UnsplashService) async -> APIError? {
        do throws(APIError) {
            _ = try await service.photos(matching: nil, page: 1)
            return nil
        } catch {
            return error
        }
    }
}
