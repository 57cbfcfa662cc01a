import Foundation
import Testing

@testable import RandomUser

@Suite("The URL of a page of people")
struct UsersEndpointTests {
    @Test(
        "The URL of a page of people has the base URL's path; a missing `api` or version is added",
        arguments: [
            ("", "/api/1.4/"), ("api", "/api/1.4/"), ("api/", "/api/1.4/"), ("api/1.4", "/api/1.4/"),
            ("api/1.4/", "/api/1.4/"), ("api/1.3/", "/api/1.3/"), ("proxy/api/", "/proxy/api/1.4/"),
            ("apis/", "/apis/api/1.4/"), ("1.4/", "/1.4/api/1.4/"), ("proxy/users", "/proxy/users/api/1.4/"),
        ])
    func path(base: String, path: String) throws {
        #expect(try url(base, page: 1, seed: nil) == "http://a.invalid\(path)?results=25&page=1")
    }

    @Test(
        "The URL of a page of people keeps the base URL's query, but replaces the items for paging",
        arguments: [
            (1, nil, "seed=mine&x=a%2Bb+c&nat=us&flag&results=25&page=1"),
            (2, "abc", "x=a%2Bb+c&nat=us&flag&results=25&page=2&seed=abc"),
        ])
    func query(page: Int, seed: String?, rest: String) throws {
        let base = "api/?nat=de,fr&inc=name,email&results=9&page=7&seed=mine&x=a%2Bb+c&nat=us&flag#top"
        let own = "http://a.invalid/api/1.4/?nat=de,fr&inc=name,email&"
        #expect(try url(base, page: page, seed: seed) == own + rest)
    }

    @Test("The URL of a page of people contains the escaped seed", arguments: ["a+b", "a b&c=d", "šč/?#", "100%"])
    func oddSeed(seed: String) throws {
        let url = try url("", page: 1, seed: seed)
        #expect(!url.contains("+"))
        #expect(URLComponents(string: url)?.queryItems?.last == URLQueryItem(name: "seed", value: seed))
    }

    private func url(_ base: String, page: Int, seed: String?) throws -> String {
        let endpoint = UsersEndpoint(base: try #require(URL(string: "http://a.invalid/\(base)")))
        return try #require(endpoint.url(page: page, seed: seed)).absoluteString
    }
}
