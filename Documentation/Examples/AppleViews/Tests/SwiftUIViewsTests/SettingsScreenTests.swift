import Binding
import Interactor
import Model
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

@Suite("The settings' screen", .timeLimit(.minutes(1)))
@MainActor struct SettingsScreenTests {
    private final class Actions: SettingsActions {
        var calls: [String] = []
        func update(_ change: SettingsChange) { calls.append("\(change)") }
        func retry() { calls.append("retry") }
        func giveUp() { calls.append("giveUp") }
    }

    private let actions = Actions()
    private let failure = StoreError.readOnly(path: "/data")

    private func host(
        _ model: LoadableModel<Model.Settings, StoreError> = .some(Model.Settings()), saving: SettingsSaving = .none
    ) -> ViewHost {
        ViewHost(SettingsScreen(viewModel: SettingsViewModel(model: model, saving: saving, actions)))
    }

    @Test("The settings' screen shows the settings in two sections under a title")
    func shows() {
        let host = host(.some(Model.Settings(theme: .light, showsKeyHints: false)))
        #expect(
            host.texts() == [
                "In the whole app", "Theme", "Light", "Colour", "Key hints", "Start where I left off",
                "On this screen only", "Notifications", "Off: only an example",
            ])
        #expect(host.isOn("Colour") == true)
        #expect(host.isOn("Key hints") == false)
        #expect(host.node("navigationTitle")?.text == "Settings")
        #expect(host.node("Picker", "Theme")?.options.flatMap(\.texts) == ["Dark", "Light"])
    }

    @Test("The settings' screen shows only a progress view while it is loading")
    func loading() {
        let host = host(.none)
        #expect(host.texts() == ["Loading settings"])
        #expect(host.texts(in: "ProgressView") == ["Loading settings"])
    }

    @Test("The settings' screen passes on each choice, but shows the stored values")
    func changes() {
        let host = host()
        #expect(host.choose("Light", in: "Theme"))
        #expect(host.toggle("Colour"))
        #expect(host.toggle("Key hints"))
        #expect(actions.calls == ["theme(Model.Settings.Theme.light)", "usesColor(false)", "showsKeyHints(false)"])
        #expect(host.texts(in: "Picker") == ["Theme", "Dark"])
        #expect(host.isOn("Colour") == true)
    }

    @Test("The notifications switch is the screen's own state, and calls no action")
    func notifications() {
        let host = host()
        #expect(host.isOn("Notifications") == false)
        #expect(host.toggle("Notifications"))
        #expect(host.isOn("Notifications") == true)
        #expect(host.texts().last == "On until you leave: only an example")
        #expect(actions.calls.isEmpty)
    }

    @Test("No stored setting can be changed while a change is being stored")
    func storing() {
        let host = host(saving: .storing(.theme(.light)))
        #expect(!host.choose("Light", in: "Theme"))
        #expect(!host.toggle("Colour"))
        #expect(host.toggle("Notifications"))
    }

    @Test("If settings cannot be read, the screen shows the reason in red, and Try Again reads again")
    func problem() {
        let host = host(.error(failure, nil))
        let problem = host.texts().first { $0.hasPrefix("Your settings could not be read") }
        #expect(problem.flatMap { host.attribute("foregroundStyle", of: $0) } == "red")
        #expect(host.tap("Try Again"))
        #expect(actions.calls == ["retry"])
        #expect(host.node("alert") == nil)
    }

    @Test("The settings' screen offers no Try Again without a failure")
    func noProblem() { #expect(!host().tap("Try Again")) }

    @Test(
        "The alert for a failed change retries with Try Again, and gives up with OK",
        arguments: [("Try Again", "retry"), ("OK", "giveUp")], [true, false])
    func loss(answer: (button: String, call: String), endsFirst: Bool) throws {
        let host = host(saving: .failed(.theme(.light), failure))
        let alert = try #require(host.node("alert"))
        #expect(alert.text == "Error")
        #expect(alert.texts.first?.hasPrefix("Not saved: your latest change to the settings.") == true)
        #expect(alert.texts.suffix(2) == ["Try Again", "OK"])
        #expect(alert.firstButton("OK")?.attributes["role"] == "cancel")
        #expect(host.answer(answer.button, endsFirst: endsFirst))
        #expect(actions.calls == [answer.call])
    }
}
