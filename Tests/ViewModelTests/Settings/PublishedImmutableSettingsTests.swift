import Interactor
import Model
import Testing
import ViewModel

/// This view makes the calls that the article's view makes.
@MainActor
@Suite("A settings view written as in the article about immutable view models")
struct PublishedImmutableSettingsTests {
    @Test("A settings view written as in the article shows each new view model, and its switch keeps the state")
    func configuration() {
        let view = SettingsViewController()
        view.configure(with: SettingsViewModel(model: .error(.locked(path: "/x"), nil), nil))
        #expect(view.labels == ["Off: only an example", "Theme: Dark"])
        view.notificationsSwitch.isOn = true
        view.configure(with: SettingsViewModel(model: .some(Settings(theme: .light)), nil))
        #expect(view.labels == ["On until you leave: only an example", "Theme: Light"])
    }
}

@MainActor
private final class SettingsViewController {
    struct Switch { var isOn = false }

    var notificationsSwitch = Switch()
    private(set) var labels: [String] = []

    func configure(with viewModel: SettingsViewModel) {
        labels = [viewModel.description(notificationsEnabled: notificationsSwitch.isOn), viewModel.rows[0].text]
    }
}
