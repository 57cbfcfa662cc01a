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
            (.startsWhereLeftOff(true), Settings(leftOff: [])),
        ] as [(SettingsChange, Settings)])
    func applying(change: SettingsChange, expected: Settings) {
        #expect(Settings().applying(change) == expected)
        #expect(expected.applying(change) == expected)
    }

    @Test("take over where the user is while the app is to start there, and forget it when it no longer is")
    func leftOff() {
        #expect(Settings(theme: .light).applying(.leftOff(["users"])) == Settings(theme: .light))
        let settings = Settings(theme: .light, leftOff: []).applying(.leftOff(["users/ada"]))
        #expect(settings == Settings(theme: .light, leftOff: ["users/ada"]))
        #expect(settings.with(theme: .dark) == Settings(leftOff: ["users/ada"]))
        #expect(settings.applying(.startsWhereLeftOff(true)) == settings)
        #expect(settings.applying(.startsWhereLeftOff(false)) == Settings(theme: .light))
    }
}
