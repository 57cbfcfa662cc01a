import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI

@MainActor
@Suite("The screen of one note looks as it did", .leakChecks, .snapshots(), .endsWhenStuck)
struct NoteSnapshots {
    @Test("with a tip", arguments: ScreenSize.allCases)
    func tip(size: ScreenSize) async {
        let harness = NotesHarness(["Milk"], tips: AnsweringTips(.success("Keep it cold.")))
        await harness.press(settling: .enter)
        expectScreen(harness.drawScreen(size))
    }

    @Test("without a tip, because the service is offline", arguments: ScreenSize.allCases)
    func offline(size: ScreenSize) async {
        let harness = NotesHarness(["Milk"])
        await harness.press(settling: .enter)
        expectScreen(harness.drawScreen(size))
    }
}
