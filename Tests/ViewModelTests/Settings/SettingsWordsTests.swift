import Testing
import ViewModel

@Suite("The words of the settings")
struct SettingsWordsTests {
    @Test(
        "are as a view shows them",
        arguments: [
            (SettingsWords.title, "Settings"), (SettingsWords.loading, "Loading settings"),
            (SettingsWords.inTheWholeApp, "In the whole app"),
            (SettingsWords.onThisScreenOnly, "On this screen only"), (SettingsWords.notifications, "Notifications"),
            (SettingsWords.open, "settings"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }

    @Test("say what the key of a row does")
    func actions() {
        let choice = SettingsViewModel.Row.choice(title: "Theme", value: "dark", values: ["dark", "light"])
        #expect(choice.action == "change")
        #expect(SettingsViewModel.Row.toggle(title: "Colour", isOn: true).action == "turn off")
        #expect(SettingsViewModel.Row.toggle(title: "Colour", isOn: false).action == "turn on")
    }
}
