import Interactor
import Model
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots
import View
import ViewModel

@MainActor
@Suite("Snapshots of the settings", .leakChecks, .snapshots())
struct SettingsSnapshots {
    @Test("The default settings", arguments: ScreenSize.allCases)
    func defaults(size: ScreenSize) {
        expectScreen(makeView(.some(Settings())).draw(size.size))
    }

    @Test("The settings with a light theme", arguments: ScreenSize.allCases)
    func lightTheme(size: ScreenSize) {
        expectScreen(makeView(.some(Settings(theme: .light))).draw(size.size))
    }

    @Test("The settings without colour", arguments: ScreenSize.allCases)
    func colourOff(size: ScreenSize) {
        expectScreen(makeView(.some(Settings(usesColor: false))).draw(size.size))
    }

    @Test("The settings without key hints", arguments: ScreenSize.allCases)
    func keyHintsOff(size: ScreenSize) {
        expectScreen(makeView(.some(Settings(showsKeyHints: false))).draw(size.size))
    }

    @Test("The settings with notifications", arguments: ScreenSize.allCases)
    func notificationsOn(size: ScreenSize) {
        let view = makeView(.some(Settings()))
        view.press(.end, .space)
        expectScreen(view.draw(size.size))
    }

    @Test("The settings after reading failed", arguments: ScreenSize.allCases)
    func readFailed(size: ScreenSize) {
        let error = StoreError.locked(path: "/home/ada/.local/share/strata/strata.sqlite")
        expectScreen(makeView(.error(error, nil)).draw(size.size))
    }

    @Test("The settings with their text styles")
    func styled() {
        let size = ScreenSize.standard.size
        let frame = Frame(screen: makeView(.some(Settings())), size: size, appearance: Appearance())
        expectSnapshot(of: frame, as: .styled)
    }

    @Test("The settings in ASCII")
    func ascii() {
        let (size, ascii) = (ScreenSize.standard.size, Appearance(symbols: .ascii, usesColor: false))
        expectSnapshot(of: Frame(screen: makeView(.some(Settings())), size: size, appearance: ascii), as: .screen)
    }

    private func makeView(
        _ model: LoadableModel<Settings, StoreError>, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SettingsView {
        trackForLeaks(SettingsView(viewModel: SettingsViewModel(model: model, nil)), sourceLocation: sourceLocation)
    }
}
