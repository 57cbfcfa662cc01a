import Coordinator
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("The link of each screen", .leakChecks, .endsWhenStuck)
struct LinkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The keys that lead to each kind of screen, and the form of its link.
    nonisolated static let screens = [
        ("", "users"),
        ("down down enter", "users/ID"),
        ("b tab", "bookmarks"),
        ("b down b tab down enter", "bookmarks/ID"),
        ("tab tab", "photos"),
        ("tab tab right down enter", "photos/ID"),
        ("tab tab /", "photos/search"),
        ("tab tab / sea enter", "photos/search/WORDS"),
        ("tab tab / sea enter right enter", "photos/search/WORDS/ID"),
        ("tab tab tab n Tea enter", "lists"),
        ("tab tab tab n Tea enter n Milk enter down enter", "lists/ID"),
        ("shift-tab shift-tab shift-tab", "shop"),
        ("shift-tab shift-tab shift-tab down enter", "shop/ID"),
        ("shift-tab shift-tab shift-tab b", "shop/bag"),
        ("shift-tab shift-tab shift-tab down enter b", "shop/ID/bag"),
        ("shift-tab shift-tab shift-tab enter enter esc b enter", "shop/bag/ID"),
        ("shift-tab shift-tab shift-tab down enter enter b enter", "shop/ID/bag/ID"),
        ("shift-tab shift-tab", "feed"),
        ("shift-tab", "more"),
        ("shift-tab enter", "more/profile"),
        ("shift-tab enter enter", "more/profile/ID"),
        ("shift-tab down enter", "more/sign-up"),
        (",", "settings"),
    ]

    @Test("A link opens the same screen in another run, with the same stack and the same selection", arguments: screens)
    func everyScreen(keys: String, form: String) async throws {
        let first = try await opened(keys)
        let link = first.coordinator.route.link
        #expect(Self.form(of: link) == form)
        let second = try await opened(link: link)
        for _ in 0..<4 {
            #expect(second.coordinator.route.link == first.coordinator.route.link)
            #expect(second.screen == first.screen, "\(link)")
            for app in [first, second] { await app.press(settling: .escape) }
        }
    }

    @Test("The tests cover each form of link that a feature declares")
    func complete() throws {
        let places = try safeComposition().makeApp().places
        let tested = Set(Self.screens.map(\.1))
        let further = places.flatMap { $0.screens.map { $1.link.replacing("first", with: "ID") } }
        let listed = places.links.filter { $0.contains(/[A-Z]/) } + further
        #expect(Set(listed).subtracting(tested).isEmpty)
    }

    @Test("The key y copies the link of the screen, unless a text field receives the letter")
    func copying() async throws {
        let app = try await opened("down enter y")
        let link = app.coordinator.route.link
        #expect(link.hasPrefix("users/") && app.host.calls == [.copy(link)])
        #expect(app.screen.contains("Copied “users/"))
        // In a text field, y is a letter.
        let search = try await opened("tab tab / y")
        #expect(search.host.calls.isEmpty && search.screen.contains("/ y"))
    }

    @Test("Many random links, valid or not, cause no trap and leave no object behind")
    func random() async throws {
        var chance = SeededGenerator(seed: 300)
        let parts = try safeComposition().makeApp().places.links.flatMap { $0.split(separator: "/").map(String.init) }
        let wild = [
            "first", "linen-shirt", "m5MslfY5ubi", "", "%", "%00", "😀", "..", "a b", String(repeating: "x", count: 999),
        ]
        var graph = ObjectGraph()
        var objects: [Weak] = []
        do {
            let app = try await opened("")
            let tries = SlowTests.areEnabled ? 300 : 60
            let routes = (0..<tries).compactMap { _ in
                let text = (0...chance.number(below: 4)).map { _ in chance.pick(parts + wild) }.joined(separator: "/")
                return app.coordinator.places.route(of: text)
            }
            #expect(routes.count > tries / 6 && routes.count < tries * 5 / 6)
            for route in routes {
                app.coordinator.startOpening(route)
                if chance.pick([true, false]) { await app.settle() }
                while app.prompt != nil { await app.press(settling: .enter) }
            }
            await app.settle()
            objects = graph.objects(from: app.coordinator).filter { $0.type != "Ledger" }
            #expect(objects.count { $0.type.hasSuffix("Coordinator") } < 24)
        }
        #expect(objects.alive.isEmpty)
    }

    /// Returns an app with the test's data, after it has opened `link` and handled `keys`.
    private func opened(_ keys: String = "", link: String? = nil) async throws -> AppHarness<AppCoordinator> {
        let demo = try safeComposition(
            ["--data", folder.path, "--locale", "en_GB"] + (link.map { ["--open", $0] } ?? []))
        let app = AppHarness(try demo.makeApp())
        await app.start { if let route = demo.route { await $0.open(route) } }
        for key in try Key.script(keys) { await app.press(settling: key) }
        return app
    }

    /// Returns the form of a link: its fixed parts, and `ID` or `WORDS` in place of its variable parts.
    private static func form(of link: String) -> String {
        let parts = link.split(separator: "/").map(String.init)
        let names: Set = [
            "users", "bookmarks", "photos", "search", "lists", "shop", "bag", "feed", "more", "profile", "sign-up",
            "settings",
        ]
        return zip(parts, [""] + parts).map { part, last in
            last == "search" ? "WORDS" : names.contains(part) ? part : "ID"
        }.joined(separator: "/")
    }
}
