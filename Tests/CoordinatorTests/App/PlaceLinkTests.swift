import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The links of an app")
struct PlaceLinkTests {
    private static let places: [Place] = [
        place("users", links: ["ID"]), place("photos", links: ["ID", "search/WORDS/ID"]),
        place("shop", links: ["ID/bag", "bag/ID"]), place("more"),
        place("profile", .over(Route("more")), links: ["ID"]),
        place("settings", .inFront(key: .tab, action: "x")),
    ]

    private static func place(_ name: String, _ standing: Place.Standing = .tab, links: [String] = []) -> Place {
        Place(Route(name), links: links, title: name, standing: standing) {
            ExampleCoordinator(name: name, badge: 0, host: nil, navigation: $0)
        }
    }

    @Test(
        "lead to its screens, however deep the stack is",
        arguments: [
            "users", "users/ada", "photos/1", "photos/search", "photos/search/sea", "photos/search/sea/1",
            "photos/search/settings", "shop/1", "shop/bag", "shop/1/bag/2/bag/3", "more", "more/profile",
            "more/profile/ada", "settings",
        ])
    func valid(link: String) {
        #expect(Self.places.route(of: link)?.link == link)
    }

    @Test("may leave out the tab that a place stands over")
    func short() {
        #expect(Self.places.route(of: "profile/ada") == Route("more", "profile", "ada"))
    }

    @Test(
        "are no other texts",
        arguments: [
            "nowhere", "Users", "users/ada/1", "photos/1/2", "photos/search/sea/1/2", "shop/1/2", "shop/bag/bag/1",
            "more/users", "more/settings", "settings/1", "users/", "",
        ])
    func invalid(link: String) {
        #expect(Self.places.route(of: link) == nil)
    }

    @Test("are told by their forms")
    func forms() {
        #expect(
            Self.places.links == [
                "users", "users/ID", "photos", "photos/ID", "photos/search/WORDS/ID", "shop", "shop/ID/bag",
                "shop/bag/ID", "more", "more/profile", "more/profile/ID", "settings",
            ])
    }
}
