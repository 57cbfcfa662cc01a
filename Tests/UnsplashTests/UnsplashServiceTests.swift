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
    @Test("A page of ten photos is requested by number, with the key in the header")
    func feed() async throws {
        let server = try makeServer { _ in .answer(PhotoAnswer.feed(PhotoAnswer.photo())) }
        let page = try await makeService(server.url).photos(matching: nil, page: 3)
        #expect(page.photos.map(\.photographer) == ["Ines Okafor"])
        #expect(server.requests.map(\.method) == ["GET"])
        #expect(server.requests.map(\.path) == ["/photos"])
        #expect(server.requests.map(\.query) == [["page": "3", "per_page": "10"]])
        #expect(server.requests.map { $0.headers["authorization"] } == ["Client-ID secret-key"])
    }

    @Test("A search is requested by its words, unchanged", arguments: ["red poppy", "a+b&c=d", "šč/?#", "100%"])
    func search(query: String) async throws {
        let server = try makeServer { _ in .answer(PhotoAnswer.search(PhotoAnswer.photo(), total: 133)) }
        let page = try await makeService(server.url).photos(matching: query, page: 1)
        #expect(page.total == 133)
        #expect(page.photos.count == 1)
        #expect(server.requests.map(\.path) == ["/search/photos"])
        #expect(server.requests.map { $0.query["query"] } == [query])
        #expect(server.requests.first?.target.contains("+") == false)
        #expect(server.requests.map { $0.headers["authorization"] } == ["Client-ID secret-key"])
    }

    @Test("The base URL's path is kept, with or without a slash at the end", arguments: ["proxy", "proxy/"])
    func basePath(path: String) async throws {
        let server = try makeServer { _ in .answer("[]") }
        _ = try await makeService(server.url.appending(path: path)).photos(matching: nil, page: 1)
        #expect(server.requests.map(\.path) == ["/proxy/photos"])
    }

    @Test("The base URL's query is kept, except for the items that paging and search need")
    func baseQuery() async throws {
        let server = try makeServer { _ in .answer("[]") }
        let query = "?order_by=popular&x=a%2Bb+c&page=7&per_page=9&query=mine#top"
        let service = makeService(try #require(URL(string: server.url.absoluteString + query)))
        _ = try await service.photos(matching: nil, page: 1)
        _ = try await service.photos(matching: "a+b", page: 2)
        let own = "?order_by=popular&x=a%2Bb+c&"
        #expect(
            server.requests.map(\.target) == [
                "/photos" + own + "query=mine&page=1&per_page=10",
                "/search/photos" + own + "query=a%2Bb&page=2&per_page=10",
            ])
    }

    @Test(
        "Another page follows if the header links to it",
        arguments: [
            (#"Link: <https://api.invalid/photos?page=2>; rel="next""#, true),
            (#"Link: <https://a.invalid/?page=1>; rel="first", <https://a.invalid/?a=1,2&page=3>; rel="next""#, true),
            ("link: <https://a.invalid/?page=2>;rel=next", true),
            (#"Link: <https://a.invalid/?page=2>; title="x"; rel="last NEXT""#, true),
            (#"Link: <https://a.invalid/?page=1>; rel="prev", <https://a.invalid/?rel=next>; rel="last""#, false),
            ("Link: nonsense", false), ("Link: <", false), ("X-Total: 9", false),
        ])
    func link(header: String, hasNextPage: Bool) async throws {
        let server = try makeServer { _ in .answer("[]", headers: [header]) }
        #expect(try await makeService(server.url).photos(matching: nil, page: 1).hasNextPage == hasNextPage)
    }

    @Test("A base that is no web address is an invalid URL", arguments: ["ftp://127.0.0.1/", "file:///x", "nonsense"])
    func invalidURL(address: String) async throws {
        let service = makeService(try #require(URL(string: address)))
        #expect(await error(of: service) == .invalidURLError)
    }

    @Test(
        "A service that would get the key unencrypted gets no request, and gives an error",
        arguments: [
            "http://a.invalid/", "http://localhost.invalid/", "http://127.0.0.1@a.invalid/", "HTTP://a.invalid",
        ])
    func openAddress(address: String) async throws {
        let url = try #require(URL(string: address))
        #expect(!UnsplashService.accepts(url))
        #expect(await error(of: makeService(url)) == .openAddress)
    }

    @Test(
        "With a missing or malformed key, no request is sent, and the error says which it is",
        arguments: [
            (nil, .missingAccessKey), ("", .missingAccessKey), (" \n", .missingAccessKey),
            ("a b", .malformedAccessKey), ("ab\n", .malformedAccessKey), ("a\r\nX: y", .malformedAccessKey),
            ("schlüssel", .malformedAccessKey),
        ] as [(String?, APIError)])
    func unusableKey(key: String?, expected: APIError) async throws {
        let server = try makeServer { _ in .answer("[]") }
        #expect(await error(of: makeService(server.url, key: key)) == expected)
        #expect(server.requests.isEmpty)
    }

    @Test("A status other than success is an error", arguments: [401, 403, 404, 410, 500, 502, 503, 304])
    func status(status: Int) async throws {
        for body in ["", "no", "{}", #"{"errors":[]}"#] {
            let server = try makeServer { _ in .answer(body, status: status) }
            #expect(await error(of: makeService(server.url)) == .serverError(statusCode: status))
        }
    }

    @Test(
        "An error of the service is reported in its own words, with any status",
        arguments: [200, 401, 403, 404, 429, 500])
    func serviceError(status: Int) async throws {
        let server = try makeServer { _ in .answer(#"{"errors":["OAuth error: no"]}"#, status: status) }
        let expected = ServiceError(message: "OAuth error: no", status: status == 200 ? nil : status)
        #expect(await error(of: makeService(server.url)) == .serviceError(expected))
    }

    @Test(
        "A rate limit is recognised, even though it is plain text and not JSON",
        arguments: [
            LoopbackResponse.answer("Rate Limit Exceeded", status: 403, headers: ["Content-Type: text/plain"]),
            .answer(
                "Rate Limit Exceeded\n", status: 403, headers: ["X-Ratelimit-Limit: 50", "X-Ratelimit-Remaining: 0"]),
            .answer("Rate Limit Exceeded", status: 429), .answer("", status: 429),
            .answer(#"{"errors":[]}"#, status: 403, headers: ["X-Ratelimit-Remaining: 0"]),
        ])
    func rateLimit(response: LoopbackResponse) async throws {
        let server = try makeServer { _ in response }
        #expect(await error(of: makeService(server.url)) == .rateLimited)
    }

    @Test("A refusal with a time to wait says when to try again", arguments: [403, 429, 503])
    func retryAfter(status: Int) async throws {
        let server = try makeServer { _ in
            .answer("Rate Limit Exceeded", status: status, headers: ["Retry-After: Thu, 01 Jan 1970 00:01:30 GMT"])
        }
        #expect(
            await error(of: makeService(server.url))
                == .serviceError(ServiceError(status: status, retryDelay: .seconds(90))))
    }

    @Test("A refusal with a time to wait keeps the service's own words, without the key")
    func retryAfterWithWords() async throws {
        let server = try makeServer { _ in
            .answer(#"{"errors":["secret-key asked too often"]}"#, status: 429, headers: ["Retry-After: 30"])
        }
        let expected = APIError.serviceError(
            ServiceError(message: "… asked too often", status: 429, retryDelay: .seconds(30)))
        #expect(await error(of: makeService(server.url)) == expected)
    }

    @Test("A time to wait means nothing if waiting does not help", arguments: [301, 400, 401, 404, 410])
    func pointlessRetryAfter(status: Int) async throws {
        let server = try makeServer { _ in .answer("", status: status, headers: ["Retry-After: 30"]) }
        #expect(await error(of: makeService(server.url)) == .serverError(statusCode: status))
    }

    @Test("A request for a password is a status like others")
    func challenge() async throws {
        let server = try makeServer { _ in .answer("", status: 401, headers: [#"WWW-Authenticate: Basic realm="a""#]) }
        #expect(await error(of: makeService(server.url)) == .serverError(statusCode: 401))
    }

    @Test("The last response before a rate limit is read")
    func lastBeforeLimit() async throws {
        let server = try makeServer { _ in
            .answer("[]", headers: ["X-Ratelimit-Limit: 50", "X-Ratelimit-Remaining: 0"])
        }
        #expect(try await makeService(server.url).photos(matching: nil, page: 1).photos == [])
    }

    @Test("An empty body is no data", arguments: [200, 204])
    func emptyBody(status: Int) async throws {
        let server = try makeServer { _ in .answer("", status: status) }
        #expect(await error(of: makeService(server.url)) == .invalidDataError)
    }

    @Test("A response without photos cannot be decoded", arguments: ["hello", "{}", "[", "Rate Limit Exceeded"])
    func decodeError(body: String) async throws {
        let server = try makeServer { _ in .answer(body) }
        guard case .decodeError = await error(of: makeService(server.url)) else {
            Issue.record("another error, or none")
            return
        }
    }

    @Test(
        "A key that the service repeats in its answer is hidden in the error",
        arguments: [
            LoopbackResponse.answer(#"{"errors":["secret-key is no key"]}"#, status: 401),
            .answer("<p>Client-ID secret-key</p>"), .answer(#"{"results":"secret-key"}"#),
        ])
    func repeatedKey(response: LoopbackResponse) async throws {
        let server = try makeServer { _ in response }
        let told = await error(of: makeService(server.url))
        #expect(!"\(told as Any)".contains("secret"))
    }

    @Test("The key is only in the header: not in what is printed, dumped, reflected or reported")
    func secrecy() async throws {
        let server = try makeServer { _ in .answer("{}", status: 401) }
        let service = makeService(server.url)
        var dumped = ""
        dump(service, to: &dumped)
        let told = await error(of: service)
        for text in [
            "\(service)", String(reflecting: service), dumped, "\(String(describing: told))",
        ] {
            #expect(!text.contains("secret"))
        }
        let target = try #require(server.requests.first?.target)
        #expect(!target.contains("secret"))
        let headers = server.requests.first?.headers.filter { $0.value.contains("secret") }.keys
        #expect(headers.map(Array.init) == ["authorization"])
    }
}
