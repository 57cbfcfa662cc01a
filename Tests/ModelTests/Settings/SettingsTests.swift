import Model
import Testing

@Suite("Settings")
struct SettingsTests {
    @Test(
        "A change to the settings replaces one setting, and keeps the others",
        arguments: [
            (.theme(.dark), Settings(usesColor: false, showsKeyHints: false, leftOff: [])),
            (.usesColor(true), Settings(theme: .light, showsKeyHints: false, leftOff: [])),
            (.showsKeyHints(true), Settings(theme: .light, usesColor: false, leftOff: [])),
            (.startsWhereLeftOff(false), Settings(theme: .light, usesColor: false, showsKeyHints: false)),
        ] as [(SettingsChange, Settings)])
    func applying(change: SettingsChange, expected: Settings) {
        let settings = Settings(theme: .light, usesColor: false, showsKeyHints: false, leftOff: [])
        #expect(settings.applying(change) == expected)
        #expect(expected.applying(change) == expected)
    }

    @Test("Settings keep the user's place only while the app is set to start where the user left off")
    func leftOff() {
        #expect(Settings(theme: .light).applying(.leftOff(["users"])) == Settings(theme: .light))
        let settings = Settings(theme: .light, leftOff: []).applying(.leftOff(["users/ada"]))
        #expect(settings == Settings(theme: .light, leftOff: ["users/ada"]))
        #expect(settings.applying(.theme(.dark)) == Settings(leftOff: ["users/ada"]))
        #expect(settings.applying(.startsWhereLeftOff(true)) == settings)
        #expect(Settings().applying(.startsWhereLeftOff(true)) == Settings(leftOff: []))
        #expect(settings.applying(.startsWhereLeftOff(false)) == Settings(theme: .light))
    }
}
