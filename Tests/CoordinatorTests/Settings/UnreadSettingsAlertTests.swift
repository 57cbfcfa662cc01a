import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

/// Presses keys on the shell itself: the alert has just come, and the keys act on the screen behind it.
@MainActor
@Suite("A setting that could not be saved, with an alert that nobody has read", .leakChecks, .endsWhenStuck)
struct UnreadSettingsAlertTests {
    /// Returns the harness with the alert that has just come after the theme was changed.
    private func alerted() async -> SettingsHarness {
        let harness = await SettingsHarness()
        harness.store.failure = .locked(path: "/x")
        harness.press(.enter)
        await harness.work.settle()
        _ = harness.shell.draw(size: harness.size.size)
        return harness
    }

    @Test(
        "is saved with the next change, and no alert is left",
        arguments: [
            ([.enter], Settings(theme: .light)), ([.enter, .enter], Settings()),
            ([.down, .enter], Settings(theme: .light, usesColor: false)),
        ] as [([Key], Settings)])
    func nextChange(keys: [Key], expected: Settings) async {
        let harness = await alerted()
        harness.store.failure = nil
        for key in keys { harness.shell.press(key) }
        await harness.settle()
        #expect(harness.prompt == nil && harness.store.saved == expected && harness.settings.settings == expected)
    }

    @Test("is named once if the next change fails, too, and Try Again makes both")
    func nextFailure() async {
        let harness = await alerted()
        for key in [Key.down, .enter] { harness.shell.press(key) }
        await harness.settle()
        #expect(harness.shell.front?.prompts.isEmpty == false)
        harness.store.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil && harness.store.saved == Settings(theme: .light, usesColor: false))
    }
}
