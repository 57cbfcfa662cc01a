import Interactor
import Model
import Shell
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The settings' view", .leakChecks)
struct SettingsViewTests {
    @Test("The settings' view keeps the state of the notifications switch to itself, and calls no action for it")
    func notifications() {
        let actions = SettingsActionsMock()
        let view = makeView(.some(Settings()), actions)
        #expect(view.text.contains("Off: only an example"))
        view.press(.end, .enter)
        #expect(view.text.contains("[x] Notifications") && view.text.contains("On until you leave"))
        view.press(.space)
        #expect(view.text.contains("[ ] Notifications") && actions.calls.isEmpty)
    }

    @Test(
        "Enter and space change the selected setting to the value that follows the visible value",
        arguments: [
            (0, .theme(.light), .theme(.dark)), (1, .usesColor(false), .usesColor(true)),
            (2, .showsKeyHints(false), .showsKeyHints(true)),
            (3, .startsWhereLeftOff(true), .startsWhereLeftOff(false)),
        ] as [(Int, SettingsChange, SettingsChange)])
    func changes(row: Int, change: SettingsChange, next: SettingsChange) {
        let actions = SettingsActionsMock()
        let view = makeView(.some(Settings()), actions)
        for _ in 0..<row { view.press(.down) }
        view.press(.enter)
        view.configure(with: SettingsViewModel(model: .some(Settings().applying(change)), actions))
        view.press(.space)
        #expect(actions.calls == [.update(change), .update(next)])
    }

    @Test("A click flips a switch in the settings, but only selects a setting that has several values")
    func clicks() throws {
        let actions = SettingsActionsMock()
        let harness = Harness(showing: makeView(.some(Settings()), actions))
        for row in ["Theme", "Colour", "Notifications"] { try harness.click(row) }
        #expect(actions.calls == [.update(.usesColor(false))])
        #expect(harness.selectedRow?.contains("[x] Notifications") == true)
    }

    @Test("The settings' view says what the enter key does in the selected row")
    func hints() {
        let view = makeView(.some(Settings()))
        for action in ["change", "turn off", "turn off", "turn on", "turn on"] {
            #expect(view.keyHints.map(\.action) == [action])
            view.press(.down)
        }
    }

    @Test("The settings' view keeps the selection and the switch when it is configured again")
    func configure() {
        let view = makeView(.some(Settings()))
        view.press(.end, .enter)
        view.configure(with: SettingsViewModel(model: .some(Settings(theme: .light)), nil))
        #expect(view.text.contains("Theme: Light"))
        #expect(view.text.contains("▸ [x] Notifications"))
    }

    @Test("The settings' view shows no settings while they are being read, and ignores the keys that change them")
    func loading() {
        let view = makeView(.loading(nil))
        #expect(view.text.contains("Loading settings") && !view.text.contains("Theme"))
        #expect(view.keyHints.isEmpty && !view.handle(.enter))
        view.configure(with: SettingsViewModel(model: .some(Settings(theme: .light)), nil))
        #expect(view.text.contains("Theme: Light") && !view.text.contains("Loading settings"))
    }

    @Test("A small settings screen shows its selection and a long problem", arguments: [(40, 10), (20, 6), (20, 5)])
    func smallScreen(width: Int, height: Int) {
        let path = String(repeating: "/folder", count: 30)
        let view = makeView(.error(.readOnly(path: path), nil))
        view.press(.down)
        let screen = view.draw(Size(width: width, height: height)).grid.plainText
        #expect(screen.contains("▸ [x]"), "\(screen)")
        #expect(screen.contains("Your settings"), "\(screen)")
    }

    @Test("The settings' view handles the r key only after a failure")
    func retry() {
        let actions = SettingsActionsMock()
        let view = makeView(.some(Settings()), actions)
        #expect(!view.handle(.character("r")) && view.keyHints.map(\.action) == ["change"])
        view.configure(with: SettingsViewModel(model: .error(.locked, nil), actions))
        #expect(view.handle(.character("r")) && view.keyHints.map(\.action) == ["change", "try again"])
        #expect(actions.calls == [.retry])
    }

    @Test("The settings' view reports that it is storing, and shows no change before the change is stored")
    func storing() {
        let view = makeView(.some(Settings()), saving: .storing(.theme(.light)))
        #expect(view.storing != nil && view.text.contains("Theme: Dark"))
        view.configure(with: SettingsViewModel(model: .some(Settings()), saving: .stored(.theme(.light)), nil))
        #expect(view.storing == nil)
    }

    @Test("The settings' view raises one alert for a failed change, and removes it when the change is retried")
    func alerts() {
        let failed = SettingsViewModel(model: .error(.locked, nil), saving: .failed(.theme(.light), .locked), nil)
        let view = makeView(.error(.locked, nil), saving: .failed(.theme(.light), .locked))
        view.configure(with: failed)
        #expect(view.prompts.isEmpty && view.text.contains("locked by another process"))
        view.configure(with: SettingsViewModel(model: .error(.locked, nil), nil))
        #expect(view.prompts.isEmpty)
        view.configure(with: failed)
        view.configure(with: failed)
        #expect(Harness(showing: view).shell.unansweredLosses.count == 1)
        view.configure(with: SettingsViewModel(model: .none, saving: .storing(.theme(.light)), nil))
        #expect(view.prompts.isEmpty)
    }

    @Test(
        "The settings' alert retries or gives up the change; OK is the default if a retry cannot help yet",
        arguments: [
            (StoreError.locked, Key.enter, SettingsActionsMock.Call.retry), (.locked, .escape, .giveUp),
            (.readOnly(path: "/x"), .enter, .giveUp), (.readOnly(path: "/x"), .escape, .giveUp),
        ])
    private func answers(error: StoreError, key: Key, call: SettingsActionsMock.Call) {
        let actions = SettingsActionsMock()
        let view = makeView(.some(Settings()), actions)
        let failed = SettingsSaving.failed(.theme(.light), error)
        view.configure(with: SettingsViewModel(model: .some(Settings()), saving: failed, actions))
        Harness(showing: view).press(key)
        #expect(actions.calls == [call] && view.prompts.isEmpty)
    }

    private func makeView(
        _ model: LoadableModel<Settings, StoreError>, saving: SettingsSaving = .none,
        _ actions: (any SettingsActions)? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SettingsView {
        let viewModel = SettingsViewModel(model: model, saving: saving, actions)
        return trackForLeaks(SettingsView(viewModel: viewModel), sourceLocation: sourceLocation)
    }
}

/// Records the calls of the screen.
@MainActor
private final class SettingsActionsMock: SettingsActions {
    enum Call: Hashable, Sendable {
        case update(SettingsChange)
        case retry, giveUp
    }

    private(set) var calls: [Call] = []

    func update(_ change: SettingsChange) { calls.append(.update(change)) }
    func retry() { calls.append(.retry) }
    func giveUp() { calls.append(.giveUp) }
}

extension StoreError {
    fileprivate static let locked = StoreError.locked(path: "/x")
}
