import Foundation
import HTTP
import Testing

@Suite("The name of a server")
struct ServerNameTests {
    @Test(
        "has the port if it is given, and brackets around an address of IPv6",
        arguments: [
            ("https://a.b/c", "a.b"), ("http://a.b:80/c", "a.b:80"), ("http://[::1]/", "[::1]"),
            ("http://[fe80::1]:8080/", "[fe80::1]:8080"),
        ])
    func server(address: String, name: String) throws {
        #expect(try #require(URL(string: address)).server == name)
    }
}
