import Testing
import TextUI

@testable import Coordinator

@Suite("The link of a route")
struct RouteTests {
    @Test(
        "A route's link is percent-encoded, and read with or without the scheme",
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
        "Text with an empty part, or with a part that is not UTF-8, is not a route's link",
        arguments: [
            "", "/", "users/", "/users", "users//ada", "strata:", "strata:/users", "users/%", "users/%zz", "users/%FF",
        ])
    func malformed(text: String) {
        #expect(Route(link: text) == nil)
    }
}

@MainActor
@Suite("The links of an app")
struct PlaceLinkTests {
    private static let places: [Place] = [
        place("users", links: ["ID"]), place("photos", links: ["ID", "search/WORDS/ID"]),
        place("shop", links: ["ID/bag", "bag/ID"]), place("more"),
        place("profile", .over(Route("more")), links: ["ID"]),
        place("settings", .inFront(key: .tab, action: "x")),
    ]

    private static func place(_ name: String, _ position: Place.Position = .tab, links: [String] = []) -> Place {
        Place(Route(name), links: links, title: name, position: position) {
            ExampleCoordinator(name: name, badge: 0, host: nil, navigation: $0)
        }
    }

    @Test(
        "An app's links lead to its screens, however deep the stack is",
        arguments: [
            "users", "users/ada", "photos/1", "photos/search", "photos/search/sea", "photos/search/sea/1",
            "photos/search/settings", "shop/1", "shop/bag", "shop/1/bag/2/bag/3", "more", "more/profile",
            "more/profile/ada", "settings",
        ])
    func valid(link: String) {
        #expect(Self.places.route(of: link)?.link == link)
    }

    @Test("A link to a pushed place may leave out the tab")
    func short() {
        #expect(Self.places.route(of: "profile/ada") == Route("more", "profile", "ada"))
    }

    @Test(
        "Text that matches no place's links has no route",
        arguments: [
            "nowhere", "Users", "users/ada/1", "photos/1/2", "photos/search/sea/1/2", "shop/1/2", "shop/bag/bag/1",
            "more/users", "more/settings", "settings/1", "users/", "",
        ])
    func invalid(link: String) {
        #expect(Self.places.route(of: link) == nil)
    }

    @Test("An app lists the forms of its links")
    func forms() {
        #expect(
            Self.places.links == [
                "users", "users/ID", "photos", "photos/ID", "photos/search/WORDS/ID", "shop", "shop/ID/bag",
                "shop/bag/ID", "more", "more/profile", "more/profile/ID", "settings",
            ])
    }
}
