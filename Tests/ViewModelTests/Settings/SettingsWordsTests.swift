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
            (SettingsWords.change, "change"), (SettingsWords.open, "settings"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
