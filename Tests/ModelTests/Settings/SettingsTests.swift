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
}
