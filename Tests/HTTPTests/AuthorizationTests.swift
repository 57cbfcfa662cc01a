import Foundation
import Testing

@testable import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The authorization of a redirected request")
struct AuthorizationTests {
    @Test(
        "A redirected request is authorized again for the same origin, but never for another origin",
        arguments: [("http://127.0.0.1:9/b", "Client-ID abc"), ("http://127.0.0.1:8/b", nil)], [nil, "Client-ID abc"])
    func redirected(target: (url: String, authorization: String?), left: String?) throws {
        var original = URLRequest(url: try #require(URL(string: "http://127.0.0.1:9/a")))
        original.setValue("Client-ID abc", forHTTPHeaderField: "Authorization")
        var request = URLRequest(url: try #require(URL(string: target.url)))
        request.setValue(left, forHTTPHeaderField: "Authorization")
        let sent = request.authorized(like: original)
        #expect(sent.value(forHTTPHeaderField: "Authorization") == target.authorization)
    }
}
