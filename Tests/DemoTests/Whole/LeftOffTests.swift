import Coordinator
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("An app that starts where its user left off", .leakChecks, .endsWhenStuck)
struct LeftOffTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The keys that turn the setting on.
    private static let turnOn = ", down down down enter esc"

    @Test("The app starts where its user left off only if the setting is on")
    func off() async throws {
        try await run("tab tab enter")
        #expect(try await opened().coordinator.route.link == "users")
        try await run("\(Self.turnOn) tab tab / sea enter")
        #expect(try await opened().coordinator.route.link.hasPrefix("photos/search/"))
        try await run(", down down down enter")
        #expect(try await opened().coordinator.route.link == "users")
    }

    @Test("If the list where the user left off was deleted, the app shows all lists, without an alert")
    func gone() async throws {
        try await run("\(Self.turnOn) tab tab tab n Tea enter enter")
        let settings = ["--data", folder.path, "--screen", "lists", "--keys", "d left enter"]
        #expect(try await headlessScreen(settings).contains("No to-do lists yet"))
        let app = try await opened()
        #expect(app.coordinator.route.link == "lists" && app.prompt == nil)
        #expect(app.screen.contains("No to-do lists yet"))
    }

    @Test("A link or a screen on the command line has priority over the place where the user left off")
    func commandLine() async throws {
        try await run("\(Self.turnOn) tab tab enter")
        #expect(try await headlessScreen("--data", folder.path).contains("[Photos]"))
        try await run("tab tab tab")
        #expect(try await headlessScreen("--data", folder.path, "--open", "feed").contains("[Feed]"))
        #expect(try await headlessScreen("--data", folder.path, "--screen", "bag").contains("Your bag is empty"))
    }

    /// Runs an app with the test's data, presses `keys`, and lets the app finish saving.
    private func run(_ keys: String) async throws {
        let app = try await opened(keys)
        #expect(await app.coordinator.finishSaving())
    }

    /// Returns an app with the test's data, after it has handled `keys`.
    private func opened(_ keys: String = "") async throws -> AppHarness<AppCoordinator> {
        let app = AppHarness(try safeComposition(["--data", folder.path, "--locale", "en_GB"]).makeApp())
        await app.start()
        for key in try Key.script(keys) { await app.press(settling: key) }
        return app
    }
}
