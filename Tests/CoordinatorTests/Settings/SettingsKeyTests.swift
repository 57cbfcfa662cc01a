import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The keys of the settings", .leakChecks, .endsWhenStuck)
struct SettingsKeyTests {
    @Test(
        "enter and space change the selected setting, and no other", arguments: [Key.enter, .space],
        [
            (0, Settings(theme: .light)), (1, Settings(usesColor: false)), (2, Settings(showsKeyHints: false)),
            (3, Settings()),
        ])
    func change(key: Key, row: (index: Int, settings: Settings)) async {
        let harness = await SettingsHarness()
        for _ in 0..<row.index { harness.press(.down) }
        harness.press(key)
        #expect(harness.settings.settings == row.settings)
        await harness.settle()
        #expect(harness.store.saved == (row.settings == Settings() ? nil : row.settings))
    }

    @Test("a change shows at once and keeps the selection and the switch")
    func binding() async {
        let harness = await SettingsHarness()
        harness.press(.end, .enter)
        harness.settings.update { $0.with(theme: .light) }
        #expect(harness.screen.contains("Theme: Light"))
        #expect(harness.selectedRow?.contains("[x] Notifications") == true)
        await harness.settle()
        #expect(harness.selectedRow?.contains("[x] Notifications") == true)
    }

    @Test("r tries again after saving failed")
    func retry() async {
        let harness = await SettingsHarness()
        harness.store.failure = .locked(path: "/x")
        harness.press(.enter)
        await harness.settle()
        #expect(harness.screen.contains("locked by another process"))
        #expect(harness.keyBar.contains("r try again"))
        harness.store.failure = nil
        harness.type("r")
        await harness.settle()
        #expect(harness.store.saved == Settings(theme: .light))
        #expect(!harness.screen.contains("locked by another process"))
    }

    @Test("escape goes back")
    func escape() async {
        let harness = await SettingsHarness()
        #expect(harness.title == "Settings" && harness.keyBar.hasPrefix("enter change  esc back"))
        harness.press(.escape)
        #expect(harness.title == "Blank")
    }
}
