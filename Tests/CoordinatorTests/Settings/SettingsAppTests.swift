import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The settings of an app", .leakChecks, .endsWhenStuck)
struct SettingsAppTests {
    private let store = InMemorySettingsStore(nil)

    private func opened(_ route: Route? = .settings) async -> AppHarness<AppCoordinator> {
        await AppHarness.opened(route) { [ExampleFeature("maps"), SettingsFeature(store: store, $0)] }
    }

    @Test("apply a theme at once, and store it")
    func theme() async {
        let app = await opened()
        #expect(app.coordinator.theme == .dark)
        await app.press(settling: .enter)
        #expect(app.coordinator.theme == .light)
        #expect(store.saved == Settings(theme: .light))
    }

    @Test("take away colours at once, and store that")
    func color() async {
        let app = await opened()
        await app.press(settling: .down, .enter)
        #expect(app.coordinator.theme == TextUI.Theme.dark.monochrome && !app.coordinator.look().usesColor)
        #expect(store.saved == Settings(usesColor: false))
    }

    @Test("hide key hints and bring them back at once, and store it")
    func keyHints() async {
        let app = await opened()
        await app.press(settling: .down, .down, .enter)
        #expect(!app.screen.contains("enter turn on"))
        #expect(store.saved == Settings(showsKeyHints: false))
        await app.press(settling: .enter)
        #expect(app.screen.contains("enter turn off"))
        #expect(store.saved == Settings())
    }

    @Test("start the app where the user left off, without waiting for the store at any key")
    func leftOff() async throws {
        let gate = InMemorySettingsStore.Gate()
        let store = InMemorySettingsStore(Settings(leftOff: ["plans/next", "settings", "maps/rome"]), gate: gate)
        let app = AppHarness { [ExampleFeature("maps"), ExampleFeature("plans"), SettingsFeature(store: store, $0)] }
        app.coordinator.start()
        #expect(app.route == Route("maps"))
        try await gate.next().succeed()
        await app.settle()
        #expect(app.route == .settings)
        app.press(.escape)
        #expect(app.route == Route("plans", "next"))
        let storing = try await gate.next()
        #expect(storing.question == .apply(.leftOff(["plans/next", "maps/rome"])))
        app.press(.escape, .tab)
        #expect(app.route == Route("maps", "rome"))
        storing.succeed()
        let last = try await gate.next()
        #expect(last.question == .apply(.leftOff(["maps/rome"])))
        last.succeed()
        await app.settle()
        #expect(store.saved == Settings(leftOff: ["maps/rome"]))
    }

    @Test("do not lead back after the user has opened a link, nor to features that are gone")
    func notLeftOff() async {
        let store = InMemorySettingsStore(Settings(leftOff: ["plans/next", "gone/1", "maps/rome"]))
        let features = { (shared: SharedDependencies) -> [any Feature] in
            [ExampleFeature("maps"), ExampleFeature("plans"), SettingsFeature(store: store, shared)]
        }
        let app = await AppHarness.opened(Route("maps", "oslo"), of: features)
        #expect(app.route == Route("maps", "oslo") && app.prompt == nil)
        #expect(store.saved == Settings(leftOff: ["maps/oslo"]))
    }

    @Test("do not lead back once the user has pressed a key")
    func keyFirst() async throws {
        let gate = InMemorySettingsStore.Gate()
        let store = InMemorySettingsStore(Settings(leftOff: ["gone", "plans/next"]), gate: gate)
        let app = AppHarness { [ExampleFeature("maps"), ExampleFeature("plans"), SettingsFeature(store: store, $0)] }
        app.coordinator.start()
        app.press(.down)
        try await gate.next().succeed()
        let storing = try await gate.next()
        #expect(storing.question == .apply(.leftOff(["maps"])) && app.route == Route("maps"))
        storing.succeed()
        await app.settle()
    }

    @Test("name their key in front of other screens only")
    func hint() async {
        let app = await opened(nil)
        #expect(app.screen.contains(", settings"))
        await app.press(settling: .character(","))
        #expect(app.route == .settings && !app.screen.contains(", settings"))
        await app.press(settling: .escape)
        #expect(app.screen.contains(", settings"))
    }

    @Test("that were stored apply from the start")
    func stored() async {
        let store = InMemorySettingsStore(Settings(theme: .light, usesColor: false, showsKeyHints: false))
        let app = await AppHarness.opened { [ExampleFeature("maps"), SettingsFeature(store: store, $0)] }
        #expect(app.coordinator.theme == TextUI.Theme.light.monochrome)
        #expect(!app.screen.contains("q quit"))
    }

    @Test("do not store the notifications switch, and reset it with their screen")
    func notifications() async {
        let app = await opened()
        await app.press(settling: .end, .enter)
        #expect(app.screen.contains("[x] Notifications"))
        #expect(store.saved == nil)
        await app.press(settling: .escape)
        await app.type(settling: ",")
        #expect(app.screen.contains("[ ] Notifications"))
    }

    @Test("do not apply a change that could not be saved, and an alert says why")
    func failure() async {
        let app = await opened()
        store.failure = .locked(path: "/x/strata.sqlite")
        await app.press(settling: .enter)
        #expect(app.coordinator.theme == .dark)
        #expect(app.prompt?.contains("locked by another process") == true)
        store.failure = nil
        await app.press(settling: .enter)
        #expect(app.coordinator.theme == .light)
        #expect(store.saved == Settings(theme: .light))
    }

    @Test("whose failure was answered are not asked about before quitting")
    func decided() async {
        let app = await opened()
        store.failure = .locked(path: "/x/strata.sqlite")
        await app.press(settling: .enter)
        #expect(app.prompt?.hasPrefix("Not saved: your latest change to the settings. The database /") == true)
        await app.press(settling: .escape, .character("q"))
        #expect(app.prompt == nil && app.host.calls == [.quit])
    }

    @Test("are stored before the app ends; if that fails, it stays open")
    func end() async {
        let app = await opened()
        store.failure = .locked(path: "/x")
        await app.expectStaying(after: [.space], notSaving: "your latest change to the settings")
        store.failure = nil
        await app.press(settling: .escape)
        await app.expectEnding(after: [.space])
        #expect(store.saved == Settings(theme: .light))
    }

    @Test("are freed after they were opened over a screen and closed, time and again")
    func freed() async throws {
        let app = await opened(nil)
        var graph = ObjectGraph()
        graph.learn(from: app.coordinator)
        var objects: [Weak] = []
        let count = SlowTests.areEnabled ? 1_000 : 10
        for _ in 0..<count {
            app.press(.character(","))
            objects += graph.objects(from: app.coordinator.shell)
            app.press(.escape)
        }
        #expect(objects.count { $0.type == "SettingsCoordinator" } == count)
        #expect(objects.alive.isEmpty)
    }
}
