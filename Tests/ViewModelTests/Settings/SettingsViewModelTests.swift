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
                .choice(title: "Theme", value: "Dark"), .toggle(title: "Colour", isOn: true),
                .toggle(title: "Key hints", isOn: true),
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
        let settings = Settings(theme: .light, usesColor: false, showsKeyHints: false)
        #expect(
            SettingsViewModel(model: .some(settings), nil).rows == [
                .choice(title: "Theme", value: "Light"), .toggle(title: "Colour", isOn: false),
                .toggle(title: "Key hints", isOn: false),
            ])
    }

    @Test("puts the value of a choice into its row's text, but not the state of a toggle")
    func texts() {
        #expect(SettingsViewModel(model: .none, nil).rows.map(\.text) == ["Theme: Dark", "Colour", "Key hints"])
    }

    @Test(
        "chooses the value of a row after the one that shows",
        arguments: [
            (0, .theme(.light), .theme(.dark)), (1, .usesColor(false), .usesColor(true)),
            (2, .showsKeyHints(false), .showsKeyHints(true)),
        ] as [(Int, SettingsChange, SettingsChange)])
    func selection(index: Int, change: SettingsChange, next: SettingsChange) {
        SettingsViewModel(model: .some(Settings()), actions).didSelectRow(at: index)
        SettingsViewModel(model: .some(Settings().applying(change)), actions).didSelectRow(at: index)
        #expect(actions.changes == [change, next])
    }

    @Test("changes nothing for an index out of range", arguments: [-1, 3, Int.max])
    func outOfRange(index: Int) {
        SettingsViewModel(model: .some(Settings()), actions).didSelectRow(at: index)
        #expect(actions.changes.isEmpty)
    }

    @Test(
        "explains the notifications switch",
        arguments: [(true, "You'll be notified of new users"), (false, "You won't get notifications")])
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
