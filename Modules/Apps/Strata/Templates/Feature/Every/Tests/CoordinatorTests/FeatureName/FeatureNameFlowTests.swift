import Interactor
import Model
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The flow through the Feature Name screen", .leakChecks, .endsWhenStuck)
struct FeatureNameFlowTests {
    @Test("The feature name screen opens by its route and keeps an entry when it opens again")
    func route() async {
        let app = await AppHarness.opened(.featureName) { _ in [FeatureNameFeature()] }
        #expect(app.route == .featureName && app.screen.contains("No entries yet"))
        await app.type(settling: "nMilk")
        await app.press(settling: .enter)
        await app.open(.featureName)
        #expect(app.screen.contains("▸ Milk"))
    }

    @Test("The n key starts an entry; the enter key puts it first and selects it")
    func add() {
        let harness = FeatureNameHarness(["first"])
        #expect(harness.keyBar.hasPrefix("n new entry"))
        harness.type("nsecond")
        #expect(harness.keyBar.hasPrefix("enter add  esc cancel"))
        harness.press(.enter)
        #expect(harness.interactor.model.entries == ["second", "first"])
        #expect(harness.selectedRow?.contains("second") == true)
    }

    @Test("Escape discards the typed text, and a second escape closes the screen")
    func cancel() {
        let harness = FeatureNameHarness()
        harness.type("nfirst")
        harness.press(.escape)
        #expect(harness.route == .featureName && harness.interactor.model.entries.isEmpty)
        harness.press(.escape)
        #expect(harness.route == nil)
    }

    @Test("A blank text adds no entry")
    func blank() {
        let harness = FeatureNameHarness()
        harness.type("n ")
        #expect(harness.keyBar.hasPrefix("enter add"))
        harness.press(.enter)
        #expect(harness.screen.contains("No entries yet"))
    }

    @Test("Quitting asks for confirmation only while a text is being typed")
    func quitting() {
        let harness = FeatureNameHarness()
        harness.type("nfirst")
        harness.press(.control("c"))
        #expect(harness.prompt == "The entry that you are typing will be lost.")
        harness.press(.escape, .enter, .control("c"))
        #expect(harness.prompt == nil && harness.host.calls == [.quit])
    }
}
