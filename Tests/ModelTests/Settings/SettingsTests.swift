import Model
import Testing

@Suite("Settings")
struct SettingsTests {
    @Test("return a copy with some of them changed, and stay as they are")
    func with() {
        let settings = Settings(theme: .light, usesColor: false)
        #expect(settings.with(theme: .dark) == Settings(usesColor: false))
        #expect(settings.with(usesColor: true, showsKeyHints: false) == Settings(theme: .light, showsKeyHints: false))
        #expect(settings.with() == settings)
    }

    @Test(
        "take over a change of one of them, whatever it was before",
        arguments: [
            (.theme(.light), Settings(theme: .light)), (.usesColor(false), Settings(usesColor: false)),
            (.showsKeyHints(false), Settings(showsKeyHints: false)),
        ] as [(SettingsChange, Settings)])
    func applying(change: SettingsChange, expected: Settings) {
        #expect(Settings().applying(change) == expected)
        #expect(expected.applying(change) == expected)
    }
}
