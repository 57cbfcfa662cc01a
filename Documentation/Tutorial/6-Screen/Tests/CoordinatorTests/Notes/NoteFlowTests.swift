import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The way to one note", .leakChecks)
struct NoteFlowTests {
    @Test("enter opens the selected note, and escape leads back to the notes")
    func open() {
        let harness = NotesHarness(["second", "first"])
        #expect(harness.keyBar.hasPrefix("n new entry  enter open"))
        harness.press(.down, .enter)
        #expect(harness.title == "Note" && harness.screen.contains("first"))
        harness.press(.escape)
        #expect(harness.selectedRow?.contains("first") == true)
    }

    @Test("enter also opens a note that has just been added")
    func openAdded() {
        let harness = NotesHarness()
        harness.type("nfirst")
        harness.press(.enter, .enter)
        #expect(harness.title == "Note")
    }
}
