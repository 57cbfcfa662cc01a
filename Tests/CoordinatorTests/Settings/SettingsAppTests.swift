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

    private func makeApp(_ store: InMemorySettingsStore) -> AppHarness<AppCoordinator> {
        AppHarness { [ExampleFeature("maps"), ExampleFeature("plans"), SettingsFeature(store: store, $0)] }
    }

    @Test("A change to the settings is visible throughout the app, and is stored")
    func look() async {
        let app = await opened()
        #expect(app.coordinator.theme == .dark && app.screen.contains("enter change"))
        await app.press(settling: .enter)
        #expect(app.coordinator.theme == .light)
        await app.press(settling: .down, .enter, .down, .enter)
        #expect(app.coordinator.theme == TextUI.Theme.light.monochrome && !app.screen.contains("enter turn"))
        #expect(store.saved == Settings(theme: .light, usesColor: false, showsKeyHints: false))
    }

    @Test("The app starts where the user left off, and handles keys while it stores the current place")
    func leftOff() async throws {
        let gate = InMemorySettingsStore.Gate()
        let store = InMemorySettingsStore(Settings(leftOff: ["plans/next", "settings", "maps/rome"]), gate: gate)
        let app = makeApp(store)
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

    @Test("If the app starts with a link, it neither reopens the last screens nor reports missing screens")
    func notLeftOff() async {
        let store = InMemorySettingsStore(Settings(leftOff: ["plans/next", "gone/1", "maps/rome"]))
        let app = makeApp(store)
        await app.start { await $0.open(Route("maps", "oslo")) }
        #expect(app.route == Route("maps", "oslo") && app.prompt == nil)
        #expect(store.saved == Settings(leftOff: ["maps/oslo"]))
    }

    @Test("The app does not reopen the last screens after the user has pressed a key")
    func keyFirst() async throws {
        let gate = InMemorySettingsStore.Gate()
        let store = InMemorySettingsStore(Settings(leftOff: ["gone", "plans/next"]), gate: gate)
        let app = makeApp(store)
        app.coordinator.start()
        app.press(.down)
        try await gate.next().succeed()
        let storing = try await gate.next()
        #expect(storing.question == .apply(.leftOff(["maps"])) && app.route == Route("maps"))
        storing.succeed()
        await app.settle()
    }

    @Test("A key that is pressed while the app reopens the last screens stops the reopening")
    func keyMeanwhile() async {
        let store = InMemorySettingsStore(Settings(leftOff: []))
        let app = makeApp(store)
        await app.start()
        app.coordinator.restore(["maps/rome", "plans/next"])
        app.press(.tab)
        await app.settle()
        #expect(app.route == Route("plans") && store.saved == Settings(leftOff: ["plans"]))
    }

    @Test("When the user turns on “Start where I left off”, the app stores the current place")
    func offAndOn() async {
        let store = InMemorySettingsStore(Settings(leftOff: []))
        let app = makeApp(store)
        await app.start()
        await app.press(settling: .character(","), .down, .down, .down, .enter)
        #expect(store.saved == Settings())
        await app.press(settling: .enter)
        #expect(store.saved == Settings(leftOff: ["maps", "settings"]))
    }

    @Test("The settings are stored before the app ends; if that fails, the app stays open")
    func end() async {
        let app = await opened()
        store.failure = .locked(path: "/x")
        await app.expectStaying(after: [.space], notSaving: "your latest change to the settings")
        store.failure = nil
        await app.press(settling: .escape)
        await app.expectEnding(after: [.space])
        #expect(store.saved == Settings(theme: .light))
    }

    @Test("The app frees the settings each time the user closes them")
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
