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
    @Test("before anything was chosen", arguments: ScreenSize.allCases)
    func defaults(size: ScreenSize) async {
        expectScreen(await SettingsHarness().drawScreen(size))
    }

    @Test("with a light theme", arguments: ScreenSize.allCases)
    func lightTheme(size: ScreenSize) async {
        expectScreen(await SettingsHarness(Settings(theme: .light)).drawScreen(size))
    }

    @Test("without colour", arguments: ScreenSize.allCases)
    func colourOff(size: ScreenSize) async {
        expectScreen(await SettingsHarness(Settings(usesColor: false)).drawScreen(size))
    }

    @Test("without key hints", arguments: ScreenSize.allCases)
    func keyHintsOff(size: ScreenSize) async {
        expectScreen(await SettingsHarness(Settings(showsKeyHints: false)).drawScreen(size))
    }

    @Test("with notifications", arguments: ScreenSize.allCases)
    func notificationsOn(size: ScreenSize) async {
        let harness = await SettingsHarness()
        harness.press(.end, .space)
        expectScreen(harness.drawScreen(size))
    }

    @Test("when a change could not be saved", arguments: ScreenSize.allCases)
    func saveFailed(size: ScreenSize) async {
        let harness = await SettingsHarness()
        harness.store.failure = .locked(path: "/home/ada/.local/share/strata/strata.sqlite")
        harness.press(.enter)
        await harness.settle()
        expectScreen(harness.drawScreen(size))
    }

    @Test("in its colours")
    func styled() async {
        expectSnapshot(of: await SettingsHarness().drawScreen(usesColor: true), as: .styled)
    }

    @Test("in ASCII")
    func ascii() async {
        expectSnapshot(of: await SettingsHarness().drawScreen(symbols: .ascii), as: .screen)
    }
}
