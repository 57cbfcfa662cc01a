import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the settings", .leakChecks)
struct SettingsViewModelTests {
    private let actions = trackForLeaks(SettingsActionsMock())
    private let locked = StoreError.locked(path: "/data/strata.sqlite")
    private let readOnly = StoreError.readOnly(path: "/data/strata.sqlite")
    private var failed: SettingsSaving { .failed(.theme(.light), locked) }

    @Test(
        "The settings' view model is loading until the settings are available or reading fails",
        arguments: [
            (.none, true), (.loading(nil), true), (.loading(Settings(theme: .light)), false),
            (.some(Settings()), false), (.error(.locked(path: "/x"), nil), false),
        ] as [(LoadableModel<Settings, StoreError>, Bool)])
    func loading(model: LoadableModel<Settings, StoreError>, isLoading: Bool) {
        #expect(SettingsViewModel(model: model, nil).isLoading == isLoading)
    }

    @Test(
        "The settings' view model shows the stored settings, or the defaults if they could not be read",
        arguments: [
            (.error(.locked(path: "/x"), nil), "Dark", true, true, false),
            (.some(Settings(theme: .light, leftOff: [])), "Light", true, true, true),
            (.some(Settings(usesColor: false)), "Dark", false, true, false),
            (.some(Settings(showsKeyHints: false)), "Dark", true, false, false),
        ] as [(LoadableModel<Settings, StoreError>, String, Bool, Bool, Bool)])
    func rows(
        model: LoadableModel<Settings, StoreError>, theme: String, usesColor: Bool, showsKeyHints: Bool, starts: Bool
    ) {
        #expect(
            SettingsViewModel(model: model, nil).rows == [
                .choice(title: "Theme", value: theme, values: ["Dark", "Light"]),
                .toggle(title: "Colour", isOn: usesColor), .toggle(title: "Key hints", isOn: showsKeyHints),
                .toggle(title: "Start where I left off", isOn: starts),
            ])
    }

    @Test("In the settings, a choice's text includes the value, and a switch's action depends on its state")
    func texts() {
        let rows = SettingsViewModel(model: .none, nil).rows
        #expect(rows.map(\.text) == ["Theme: Dark", "Colour", "Key hints", "Start where I left off"])
        #expect(rows.map(\.action) == ["change", "turn off", "turn off", "turn on"])
    }

    @Test(
        "The settings' view model stores the value whose name was chosen",
        arguments: [("Dark", .dark), ("Light", .light)] as [(String, Settings.Theme)])
    func choice(name: String, theme: Settings.Theme) {
        SettingsViewModel(model: .some(Settings()), actions).didChoose(name, at: 0)
        #expect(actions.changes == [.theme(theme)])
    }

    @Test("A settings choice steps to the next value, and from the last to the first; a switch has no next value")
    func steps() {
        let values = ["Dark", "Dim", "Light"]
        let next = values.map { SettingsViewModel.Row.choice(title: "Theme", value: $0, values: values).nextValue }
        #expect(next == ["Dim", "Light", "Dark"])
        #expect(SettingsViewModel.Row.toggle(title: "Colour", isOn: true).nextValue == nil)
    }

    @Test("The settings' view model stores the new state of a switch", arguments: [true, false])
    func turn(isOn: Bool) {
        let viewModel = SettingsViewModel(model: .some(Settings()), actions)
        viewModel.didSwitch(to: isOn, at: 1)
        viewModel.didSwitch(to: isOn, at: 2)
        viewModel.didSwitch(to: isOn, at: 3)
        #expect(actions.changes == [.usesColor(isOn), .showsKeyHints(isOn), .startsWhereLeftOff(isOn)])
    }

    @Test("An unknown value or switch changes no setting", arguments: [-1, 0, 1, 4, Int.max])
    func outOfRange(index: Int) {
        let viewModel = SettingsViewModel(model: .some(Settings()), actions)
        viewModel.didChoose("Blue", at: index)
        if index != 0 { viewModel.didChoose("Light", at: index) }
        if index != 1 { viewModel.didSwitch(to: true, at: index) }
        #expect(actions.changes.isEmpty)
    }

    @Test(
        "The settings' problem says why reading failed, and that a change replaces unreadable settings",
        arguments: [
            (
                .error(.locked(path: "/x"), nil),
                "Your settings could not be read, so the defaults apply. The database /x is locked by another process. "
                    + "Close that process first."
            ),
            (
                .error(.corrupt(path: "/x", .missing("theme")), nil),
                "The settings in the database /x cannot be read (“theme” is missing), so the defaults apply. Changing "
                    + "a setting overwrites the stored ones."
            ),
            (.some(Settings()), nil),
        ] as [(LoadableModel<Settings, StoreError>, String?)])
    func problem(model: LoadableModel<Settings, StoreError>, expected: String?) {
        #expect(SettingsViewModel(model: model, nil).problem == expected)
    }

    @Test("The settings' view model raises one alert when a change fails, and no alert when reading fails")
    func alert() {
        let before = SettingsViewModel(model: .some(Settings()), saving: .storing(.theme(.light)), nil)
        let after = SettingsViewModel(model: .error(readOnly, nil), saving: failed, nil)
        #expect(after.alert(after: before) == "Not saved: your latest change to the settings. \(locked.text)")
        #expect(after.alert(after: after) == nil)
        #expect(SettingsViewModel(model: .error(locked, nil), nil).alert(after: before) == nil)
    }

    @Test("The settings' view model says what is being stored")
    func storing() {
        let viewModel = SettingsViewModel(model: .some(Settings()), saving: .storing(.theme(.light)), nil)
        #expect(viewModel.storing == "your latest change to the settings")
        #expect(SettingsViewModel(model: .some(Settings()), saving: failed, nil).storing == nil)
    }

    @Test("The settings' view model knows whether trying again can help")
    func unrepaired() {
        let unrepaired = SettingsSaving.failed(.theme(.light), readOnly)
        #expect(SettingsViewModel(model: .some(Settings()), saving: unrepaired, nil).lossNeedsRepair)
        #expect(!SettingsViewModel(model: .error(readOnly, nil), saving: failed, nil).lossNeedsRepair)
    }

    @Test("The settings' view model can retry or give up a failed change")
    func decision() {
        let viewModel = SettingsViewModel(model: .some(Settings()), saving: failed, actions)
        viewModel.retry()
        #expect(actions.retryCount == 1 && actions.giveUpCount == 0)
        viewModel.giveUp()
        #expect(actions.retryCount == 1 && actions.giveUpCount == 1)
    }

    @Test(
        "The texts on the settings' screen are the expected ones",
        arguments: [
            (SettingsWords.title, "Settings"), (SettingsWords.loading, "Loading settings"),
            (SettingsWords.inTheWholeApp, "In the whole app"),
            (SettingsWords.onThisScreenOnly, "On this screen only"), (SettingsWords.notifications, "Notifications"),
            (SettingsWords.open, "settings"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }

    @Test("Two settings view models of equal models are equal, whatever their action handlers")
    func equality() {
        let viewModel = SettingsViewModel(model: .some(Settings()), actions)
        #expect(viewModel == SettingsViewModel(model: .some(Settings()), nil))
        #expect(viewModel != SettingsViewModel(model: .loading(Settings()), actions))
        #expect(viewModel != SettingsViewModel(model: .some(Settings()), saving: failed, actions))
    }
}

/// Records the changes, and counts the other calls.
@MainActor
private final class SettingsActionsMock: SettingsActions {
    private(set) var changes: [SettingsChange] = []
    private(set) var retryCount = 0
    private(set) var giveUpCount = 0

    func update(_ change: SettingsChange) { changes.append(change) }

    func retry() { retryCount += 1 }
    func giveUp() { giveUpCount += 1 }
}
