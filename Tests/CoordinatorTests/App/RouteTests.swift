import Testing

@testable import Coordinator

@Suite("The link of a route")
struct RouteTests {
    @Test(
        "is percent-encoded, and read with or without the scheme",
        arguments: [
            (Route("users"), "users"),
            (Route("users", "ada@example.com_ada"), "users/ada%40example.com_ada"),
            (Route("photos", "search", "two words/½ of 100%"), "photos/search/two%20words%2F%C2%BD%20of%20100%25"),
            (Route("a~-._", "b:?#[]"), "a~-._/b%3A%3F%23%5B%5D"),
            (Route("\u{0}\u{1B}\u{202E}", "👩e\u{301}"), "%00%1B%E2%80%AE/%F0%9F%91%A9e%CC%81"),
        ])
    func text(route: Route, link: String) {
        #expect(route.link == link)
        #expect(Route(link: link) == route && Route(link: "strata:\(link)") == route)
        #expect(Route(link: "strata://\(link)") == route)
    }

    @Test(
        "is no text with an empty part, or with one that is not UTF-8",
        arguments: [
            "", "/", "users/", "/users", "users//ada", "strata:", "strata:/users", "users/%", "users/%zz", "users/%FF",
        ])
    func malformed(text: String) {
        #expect(Route(link: text) == nil)
    }
}
