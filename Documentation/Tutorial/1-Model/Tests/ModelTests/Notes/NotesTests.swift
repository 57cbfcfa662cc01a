import Model
import Testing

@Suite("The model of the Notes feature")
struct NotesTests {
    @Test("The notes model has no entries at first")
    func empty() {
        #expect(Notes().entries.isEmpty)
    }

    @Test("The notes model trims a new entry and puts it first")
    func adding() {
        #expect(Notes().adding("first").adding("  second one\n").entries == ["second one", "first"])
    }

    @Test("The notes model ignores a blank text", arguments: ["", " ", "\t\n"])
    func blank(text: String) {
        #expect(Notes(entries: ["first"]).adding(text) == Notes(entries: ["first"]))
    }
}
