import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The flow to one note", .leakChecks)
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
}
