import Foundation
import Testing

@testable import Unsplash

@Suite("The URL of a page of photos")
struct PhotosEndpointTests {
    @Test(
        "The URL of a page of photos keeps the base URL's path and query, but replaces paging and search items",
        arguments: [
            ("proxy", nil, "proxy/photos?page=2&per_page=10"), ("proxy/", nil, "proxy/photos?page=2&per_page=10"),
            (
                "?order_by=popular&x=a%2Bb+c&page=7&per_page=9&query=mine#top", nil,
                "photos?order_by=popular&x=a%2Bb+c&query=mine&page=2&per_page=10"
            ),
            (
                "?order_by=popular&x=a%2Bb+c&page=7&per_page=9&query=mine#top", "a+b",
                "search/photos?order_by=popular&x=a%2Bb+c&query=a%2Bb&page=2&per_page=10"
            ),
        ])
    func base(base: String, query: String?, rest: String) throws {
        #expect(try url(base, matching: query) == "http://a.invalid/\(rest)")
    }

    @Test("The URL of a photo search has the escaped words", arguments: ["red poppy", "a+b&c=d", "šč/?#", "100%"])
    func words(query: String) throws {
        let url = try url("", matching: query)
        #expect(!url.contains("+"))
        #expect(URLComponents(string: url)?.queryItems?.first == URLQueryItem(name: "query", value: query))
    }

    private func url(_ base: String, matching query: String?) throws -> String {
        let endpoint = PhotosEndpoint(base: try #require(URL(string: "http://a.invalid/\(base)")))
        return try #require(endpoint.url(matching: query, page: 2)).absoluteString
    }
}
