import Coordinator
import Interactor
import Model
import Shell
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
            (3, Settings(leftOff: [])), (4, Settings()),
        ])
    func change(key: Key, row: (index: Int, settings: Settings)) async {
        let harness = await SettingsHarness()
        for _ in 0..<row.index { harness.press(.down) }
        await harness.press(settling: key)
        #expect(harness.settings.settings == row.settings)
        #expect(harness.store.saved == (row.settings == Settings() ? nil : row.settings))
    }

    @Test("one click turns a switch at once, and only selects a setting of several values")
    func click() async throws {
        let harness = await SettingsHarness()
        try harness.click("Theme")
        #expect(harness.settings.settings == Settings())
        try harness.click("Colour")
        await harness.settle()
        #expect(harness.settings.settings == Settings(usesColor: false))
        #expect(harness.selectedRow?.contains("[ ] Colour") == true)
        try harness.click("Notifications")
        #expect(harness.selectedRow?.contains("[x] Notifications") == true)
    }

    @Test("the key bar says what the key does in the selected row")
    func hints() async {
        let harness = await SettingsHarness()
        let expected = ["change", "turn off", "turn off", "turn on", "turn on"]
        for action in expected {
            #expect(harness.keyBar.hasPrefix("enter \(action)  "))
            harness.press(.down)
        }
        await harness.press(settling: .enter)
        #expect(harness.keyBar.hasPrefix("enter turn off  "))
    }

    @Test("a change shows once it is stored, and keeps the selection and the switch")
    func binding() async {
        let harness = await SettingsHarness()
        harness.press(.end, .enter)
        harness.settings.update(.theme(.light))
        #expect(harness.screen.contains("Theme: Dark") && harness.shell.front?.storing != nil)
        await harness.settle()
        #expect(harness.screen.contains("Theme: Light") && harness.shell.front?.storing == nil)
        #expect(harness.selectedRow?.contains("[x] Notifications") == true)
    }

    @Test("a change that could not be saved does not show; try again makes the same change")
    func tryAgain() async {
        let harness = await SettingsHarness()
        harness.store.failure = .locked(path: "/x")
        await harness.press(settling: .down, .enter)
        #expect(
            harness.wholePrompt
                == "Error: Not saved: your latest change to the settings. "
                + "The database /x is locked by another process. Close that process first. [Try Again] [OK]")
        #expect(harness.settings.settings == Settings())
        await harness.press(settling: .enter)
        #expect(harness.prompt != nil && harness.settings.settings == Settings())
        harness.store.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.store.saved == Settings(usesColor: false))
        #expect(harness.prompt == nil && harness.screen.contains("▸ [ ] Colour"))
        #expect(!harness.screen.contains("Not saved"))
    }

    @Test("after OK the screen stays, and shows what is stored")
    func ok() async {
        let harness = await SettingsHarness()
        harness.store.failure = .locked(path: "/x")
        await harness.press(settling: .enter, .escape)
        #expect(harness.prompt == nil && harness.route == .settings)
        #expect(harness.screen.contains("Theme: Dark") && !harness.screen.contains("Not saved"))
        harness.store.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.store.saved == Settings(theme: .light))
    }

    @Test("unreadable settings are told with a way out, and a change replaces them")
    func unreadable() async {
        let reason = FormatError(path: "settings", expected: .json, found: .other)
        let harness = await SettingsHarness(readingFailure: .corrupt(path: "/x", reason))
        #expect(harness.screen.contains("The settings in the database /x cannot be read (“settings”: the text is not"))
        #expect(harness.screen.contains("Changing a setting replaces them."))
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil && harness.store.saved == Settings(theme: .light))
        #expect(harness.screen.contains("Theme: Light") && !harness.screen.contains("cannot be read"))
    }

    @Test("after a failure that lasts, OK comes first")
    func lastingFailure() async {
        let harness = await SettingsHarness()
        harness.store.failure = .readOnly(path: "/x")
        await harness.press(settling: .enter)
        #expect(harness.wholePrompt?.hasSuffix(" [OK] [Try Again]") == true)
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil)
    }

    @Test("escape goes back")
    func escape() async {
        let harness = await SettingsHarness()
        #expect(harness.route == .settings && harness.keyBar.hasPrefix("enter change  esc back"))
        harness.press(.escape)
        #expect(harness.title == "Blank")
    }
}
