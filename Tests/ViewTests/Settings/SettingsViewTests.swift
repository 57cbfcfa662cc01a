import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI
import View

@MainActor
@Suite("The settings' view", .leakChecks, .endsWhenStuck)
struct SettingsViewTests {
    private func makeStage(_ settings: Settings? = nil) async -> Stage {
        let stage = await Stage(settings: settings)
        stage.openSettings()
        return stage
    }

    @Test(
        "enter and space change the selected setting, and no other", arguments: [Key.enter, .space],
        [
            (0, Settings(theme: .light)), (1, Settings(usesColor: false)), (2, Settings(showsKeyHints: false)),
            (3, Settings()),
        ])
    func change(key: Key, row: (index: Int, settings: Settings)) async {
        let stage = await makeStage()
        for _ in 0..<row.index { stage.press(.down) }
        stage.press(key)
        #expect(stage.settings.settings == row.settings)
        await stage.settle()
    }

    @Test("the notifications switch is the view's own: nothing of it is stored")
    func notifications() async {
        let stage = await makeStage()
        #expect(stage.screen.contains("You will hear of nothing"))
        stage.press(.end, .enter)
        #expect(stage.screen.contains("[x] Notifications"))
        #expect(stage.screen.contains("You will hear of new users"))
        await stage.settle()
        #expect(stage.settingsStore.saved == nil)
    }

    @Test("another view model leaves the selection and the switch as they are")
    func configure() async {
        let stage = await makeStage()
        stage.press(.end, .enter)
        stage.settings.update { $0.theme = .light }
        #expect(stage.screen.contains("Theme: Light"))
        #expect(stage.screen.contains("▸ [x] Notifications"))
        await stage.settle()
        #expect(stage.screen.contains("▸ [x] Notifications"))
    }

    @Test("r tries again where saving failed, and is nobody's key otherwise")
    func retry() async {
        let stage = await makeStage()
        #expect(stage.container.front?.handle(.character("r")) == false)
        stage.settingsStore.failure = .locked(path: "/x")
        stage.press(.enter)
        await stage.settle()
        #expect(stage.screen.contains("locked by another process"))
        #expect(stage.keyBar.contains("r try again"))
        stage.settingsStore.failure = nil
        stage.type("r")
        await stage.settle()
        #expect(stage.settingsStore.saved == Settings(theme: .light))
        #expect(!stage.screen.contains("locked by another process"))
    }
}
