import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("The settings look as they did", .leakChecks, .endsWhenStuck, .snapshots())
struct SettingsSnapshots {
    private func makeStage(_ settings: Settings? = nil) async -> Stage {
        let stage = await Stage(settings: settings)
        stage.openSettings()
        return stage
    }

    @Test("before anything was chosen", arguments: ScreenSize.allCases)
    func defaults(size: ScreenSize) async {
        expectScreen(await makeStage().draw(size))
    }

    @Test("with a light theme", arguments: ScreenSize.allCases)
    func lightTheme(size: ScreenSize) async {
        expectScreen(await makeStage(Settings(theme: .light)).draw(size))
    }

    @Test("without colour", arguments: ScreenSize.allCases)
    func colourOff(size: ScreenSize) async {
        expectScreen(await makeStage(Settings(usesColor: false)).draw(size))
    }

    @Test("without key hints", arguments: ScreenSize.allCases)
    func keyHintsOff(size: ScreenSize) async {
        expectScreen(await makeStage(Settings(showsKeyHints: false)).draw(size))
    }

    @Test("with notifications", arguments: ScreenSize.allCases)
    func notificationsOn(size: ScreenSize) async {
        let stage = await makeStage()
        stage.press(.end, .space)
        expectScreen(stage.draw(size))
    }

    @Test("when a change could not be saved", arguments: ScreenSize.allCases)
    func saveFailed(size: ScreenSize) async {
        let stage = await makeStage()
        stage.settingsStore.failure = .locked(path: "/home/ada/.local/share/strata/strata.sqlite")
        stage.press(.enter)
        await stage.settle()
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async {
        let stage = await makeStage()
        stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("in its colours")
    func styled() async {
        expectSnapshot(of: await makeStage().draw(usesColor: true), as: .styled)
    }

    @Test("in ASCII")
    func ascii() async {
        expectSnapshot(of: await makeStage().draw(symbols: .ascii), as: .screen)
    }
}
