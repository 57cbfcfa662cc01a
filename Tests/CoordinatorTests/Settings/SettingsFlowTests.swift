import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A user of the settings", .leakChecks, .endsWhenStuck)
struct SettingsFlowTests {
    @Test("A user reads why a change is not stored, retries until the change is stored, and goes back")
    func tryAgain() async {
        let harness = await SettingsHarness()
        #expect(harness.route == .settings)
        harness.store.failure = .locked(path: "/x")
        await harness.press(settling: .down, .enter)
        #expect(
            harness.wholePrompt
                == "Error: Not saved: your latest change to the settings. "
                + "The database /x is locked by another process. Close that process first. [Try Again] [OK]")
        await harness.press(settling: .enter)
        #expect(harness.prompt != nil && harness.settings.settings == Settings())
        harness.store.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.store.saved == Settings(usesColor: false))
        #expect(harness.prompt == nil && harness.screen.contains("▸ [ ] Colour"))
        harness.press(.escape)
        #expect(harness.title == "Blank")
    }
}
