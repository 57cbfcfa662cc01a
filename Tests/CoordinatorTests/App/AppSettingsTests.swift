import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Settings", .leakChecks, .endsWhenStuck)
struct AppSettingsTests {
    @Test("a theme applies at once, and is stored")
    func theme() async {
        let app = await AppHarness.opened(.settings)
        #expect(app.coordinator.theme == .dark)
        await app.press(settling: .enter)
        #expect(app.coordinator.theme == .light)
        #expect(app.settingsStore.saved == Settings(theme: .light))
    }

    @Test("without colour the theme is monochrome, and pictures are shades")
    func color() async {
        let app = await AppHarness.opened(.settings)
        await app.press(settling: .down, .enter)
        #expect(app.coordinator.theme == TextUI.Theme.dark.monochrome)
        #expect(app.settingsStore.saved == Settings(usesColor: false))
        await app.open(.userDetail)
        let frame = app.coordinator.draw(
            size: ScreenSize.standard.size, tick: 0, appearance: Appearance(usesColor: true), transcribes: false)
        #expect(!frame.grid.plainText.contains("▀"))
    }

    @Test("with colour, pictures are coloured")
    func colorOn() async {
        let app = await AppHarness.opened(.userDetail)
        let frame = app.coordinator.draw(
            size: ScreenSize.standard.size, tick: 0, appearance: Appearance(), transcribes: false)
        #expect(frame.grid.plainText.contains("▀"))
    }

    @Test("key hints disappear and return at once, and the setting is stored")
    func keyHints() async {
        let app = await AppHarness.opened(.settings)
        await app.press(settling: .down, .down, .enter)
        #expect(!app.screen.contains("enter change"))
        #expect(app.settingsStore.saved == Settings(showsKeyHints: false))
        await app.press(settling: .enter)
        #expect(app.screen.contains("enter change"))
        #expect(app.settingsStore.saved == Settings())
    }

    @Test("the settings' key is offered everywhere but on their own screen")
    func shortcut() async {
        let app = await AppHarness.opened(.more)
        #expect(app.screen.contains(", settings"))
        await app.press(settling: .character(","))
        #expect(app.title == "Settings" && !app.screen.contains(", settings"))
        await app.press(settling: .escape)
        #expect(app.screen.contains(", settings"))
    }

    @Test("stored settings apply from the start")
    func stored() async {
        let app = await AppHarness.opened(settings: Settings(theme: .light, usesColor: false, showsKeyHints: false))
        #expect(app.coordinator.theme == TextUI.Theme.light.monochrome)
        #expect(!app.screen.contains("enter open"))
    }

    @Test("the notifications switch is not stored, and is reset with its screen")
    func notifications() async {
        let app = await AppHarness.opened(.settings)
        await app.press(settling: .end, .enter)
        #expect(app.screen.contains("[x] Notifications"))
        #expect(app.settingsStore.saved == nil)
        await app.press(settling: .escape)
        await app.type(settling: ",")
        #expect(app.screen.contains("[ ] Notifications"))
    }

    @Test("a setting that could not be saved does not apply, and an alert says why")
    func failure() async {
        let app = await AppHarness.opened(.settings)
        app.settingsStore.failure = .locked(path: "/x/strata.sqlite")
        await app.press(settling: .enter)
        #expect(app.coordinator.theme == .dark)
        #expect(app.prompt?.contains("locked by another process") == true)
        app.settingsStore.failure = nil
        await app.press(settling: .enter)
        #expect(app.coordinator.theme == .light)
        #expect(app.settingsStore.saved == Settings(theme: .light))
    }

    @Test("a setting whose failure was answered is not asked about before quitting")
    func decided() async {
        let app = await AppHarness.opened(.settings)
        app.settingsStore.failure = .locked(path: "/x/strata.sqlite")
        await app.press(settling: .enter)
        #expect(app.prompt?.hasPrefix("Not saved: your latest change to the settings. The database /") == true)
        await app.press(settling: .escape, .character("q"))
        #expect(app.prompt == nil && app.host.calls == [.quit])
    }
}
