import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The flow to one note", .leakChecks, .endsWhenStuck)
struct NoteFlowTests {
    @Test("Enter opens the selected note, and escape goes back to the notes")
    func open() {
        let harness = NotesHarness(["second", "first"])
        #expect(harness.keyBar.hasPrefix("n new entry  enter open"))
        harness.press(.down, .enter)
        #expect(harness.title == "Note" && harness.screen.contains("first"))
        harness.press(.escape)
        #expect(harness.selectedRow?.contains("first") == true)
    }

    @Test("Enter opens a note that has just been added")
    func openAdded() {
        let harness = NotesHarness()
        harness.type("nfirst")
        harness.press(.enter, .enter)
        #expect(harness.title == "Note")
    }

    @Test("The r key loads the tip again after a failure")
    func retry() async {
        let tips = AnsweringTips(.failure(.offline), .success("Keep it cold."))
        let harness = NotesHarness(["Milk"], tips: tips)
        await harness.press(settling: .enter)
        #expect(harness.screen.contains("you are offline"))
        #expect(harness.keyBar.hasPrefix("r try again"))
        await harness.press(settling: .character("r"))
        #expect(harness.screen.contains("Tip: Keep it cold.") && !harness.keyBar.contains("try again"))
    }
}
