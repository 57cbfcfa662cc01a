import Interactor
import Model
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

    @Test("shows the defaults if the settings could not be read")
    func defaults() {
        let viewModel = SettingsViewModel(model: .error(.locked(path: "/x"), nil), nil)
        #expect(
            viewModel.rows == [
                .choice(title: "Theme", value: "Dark", values: ["Dark", "Light"]), .toggle(title: "Colour", isOn: true),
                .toggle(title: "Key hints", isOn: true), .toggle(title: "Start where I left off", isOn: false),
            ])
        #expect(!viewModel.isLoading)
    }

    @Test(
        "loads until the settings have been read or the first one has been chosen",
        arguments: [
            (.none, true), (.loading(nil), true), (.loading(Settings(theme: .light)), false),
            (.some(Settings()), false),
        ] as [(LoadableModel<Settings, StoreError>, Bool)])
    func loading(model: LoadableModel<Settings, StoreError>, isLoading: Bool) {
        #expect(SettingsViewModel(model: model, nil).isLoading == isLoading)
    }

    @Test("shows the settings that have been read")
    func saved() {
        let settings = Settings(theme: .light, usesColor: false, showsKeyHints: false, leftOff: [])
        #expect(
            SettingsViewModel(model: .some(settings), nil).rows == [
                .choice(title: "Theme", value: "Light", values: ["Dark", "Light"]),
                .toggle(title: "Colour", isOn: false),
                .toggle(title: "Key hints", isOn: false), .toggle(title: "Start where I left off", isOn: true),
            ])
    }

    @Test("puts the value of a choice into its row's text, but not the state of a toggle")
    func texts() {
        let texts = SettingsViewModel(model: .none, nil).rows.map(\.text)
        #expect(texts == ["Theme: Dark", "Colour", "Key hints", "Start where I left off"])
    }

    @Test(
        "stores the value that was chosen, by its name",
        arguments: [("Dark", .dark), ("Light", .light)] as [(String, Settings.Theme)])
    func choice(name: String, theme: Settings.Theme) {
        SettingsViewModel(model: .some(Settings()), actions).didChoose(name, at: 0)
        #expect(actions.changes == [.theme(theme)])
    }

    @Test("steps from the last value of a choice to the first one, and from a switch to none")
    func steps() {
        let rows = { SettingsViewModel(model: .some(Settings(theme: $0)), nil).rows }
        #expect(rows(.dark)[0].nextValue == "Light" && rows(.light)[0].nextValue == "Dark")
        #expect(rows(.dark)[1].nextValue == nil)
    }

    @Test("stores the state that a switch was set to", arguments: [true, false])
    func turn(isOn: Bool) {
        let viewModel = SettingsViewModel(model: .some(Settings()), actions)
        viewModel.didSwitch(to: isOn, at: 1)
        viewModel.didSwitch(to: isOn, at: 2)
        viewModel.didSwitch(to: isOn, at: 3)
        #expect(actions.changes == [.usesColor(isOn), .showsKeyHints(isOn), .startsWhereLeftOff(isOn)])
    }

    @Test("changes nothing for a value or a switch that a row does not have", arguments: [-1, 0, 1, 4, Int.max])
    func outOfRange(index: Int) {
        let viewModel = SettingsViewModel(model: .some(Settings()), actions)
        viewModel.didChoose("Blue", at: index)
        if index != 0 { viewModel.didChoose("Light", at: index) }
        if index != 1 { viewModel.didSwitch(to: true, at: index) }
        #expect(actions.changes.isEmpty)
    }

    @Test(
        "explains the notifications switch",
        arguments: [
            (true, "On until you leave: only an example"),
            (false, "Off: only an example"),
        ])
    func description(isOn: Bool, expected: String) {
        #expect(SettingsViewModel(model: .none, nil).description(notificationsEnabled: isOn) == expected)
    }

    @Test("says why reading failed, and why a change is not stored")
    func problem() {
        #expect(
            SettingsViewModel(model: .error(readOnly, nil), nil).problem
                == "Your settings could not be read, so the defaults apply. \(readOnly.text)")
        #expect(
            SettingsViewModel(model: .error(readOnly, nil), saving: failed, nil).loss
                == "Not saved: your latest change to the settings. \(locked.text)")
        #expect(SettingsViewModel(model: .some(Settings()), nil).problem == nil)
    }

    @Test("raises an alert when a change fails, once, and none when reading fails")
    func alert() {
        let before = SettingsViewModel(model: .some(Settings()), saving: .storing(.theme(.light)), nil)
        let after = SettingsViewModel(model: .some(Settings()), saving: failed, nil)
        #expect(after.alert(after: before) == after.loss && after.alert(after: after) == nil)
        #expect(SettingsViewModel(model: .error(locked, nil), nil).alert(after: before) == nil)
    }

    @Test("says what is being stored")
    func storing() {
        let viewModel = SettingsViewModel(model: .some(Settings()), saving: .storing(.theme(.light)), nil)
        #expect(viewModel.storing == "your latest change to the settings")
        #expect(SettingsViewModel(model: .some(Settings()), saving: failed, nil).storing == nil)
    }

    @Test("says of unreadable settings that a change replaces them")
    func unreadable() {
        let reason = FormatError(path: "settings.theme", expected: .value, found: .nothing)
        let viewModel = SettingsViewModel(model: .error(.corrupt(path: "/data/strata.sqlite", reason), nil), nil)
        #expect(
            viewModel.problem
                == "The settings in the database /data/strata.sqlite cannot be read (“settings.theme” is missing), so "
                + "the defaults apply. Changing a setting replaces them.")
    }

    @Test("knows whether trying again can help")
    func lasting() {
        let lasting = SettingsSaving.failed(.theme(.light), readOnly)
        #expect(SettingsViewModel(model: .some(Settings()), saving: lasting, nil).isLossLasting)
        #expect(!SettingsViewModel(model: .error(readOnly, nil), saving: failed, nil).isLossLasting)
    }

    @Test("tries again what failed, or gives it up")
    func decision() {
        let viewModel = SettingsViewModel(model: .some(Settings()), saving: failed, actions)
        viewModel.retry()
        #expect(actions.retryCount == 1 && actions.giveUpCount == 0)
        viewModel.giveUp()
        #expect(actions.retryCount == 1 && actions.giveUpCount == 1)
    }

    @Test("equals another of the same model, whoever carries out its actions")
    func equality() {
        let viewModel = SettingsViewModel(model: .some(Settings()), actions)
        #expect(viewModel == SettingsViewModel(model: .some(Settings()), nil))
        #expect(viewModel != SettingsViewModel(model: .loading(Settings()), actions))
        #expect(viewModel != SettingsViewModel(model: .some(Settings()), saving: failed, actions))
    }
}
