import Model
import Testing
import ViewModel

@Suite("The content of the Notes screen")
struct NotesContentTests {
    @Test("The notes content lists the entries in the order of the model")
    func rows() {
        #expect(NotesContent(model: Notes(entries: ["second", "first"])).rows == ["second", "first"])
    }

    @Test("The summary counts entries", arguments: zip([["first"], ["second", "first"]], ["1 entry", "2 entries"]))
    func summary(entries: [String], summary: String) {
        #expect(NotesContent(model: Notes(entries: entries)).summary == summary)
    }

    @Test("Without entries, the notes content suggests adding the first entry")
    func empty() {
        let content = NotesContent()
        #expect(content.rows.isEmpty && content.emptyState == ("No entries yet", "Add the first entry"))
    }
}
