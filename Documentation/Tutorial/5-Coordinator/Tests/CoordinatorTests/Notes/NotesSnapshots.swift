import TestKit
import TestScreens
import Testing
import TextSnapshots

@MainActor
@Suite("The Notes screen looks as it did", .leakChecks, .snapshots())
struct NotesSnapshots {
    @Test("without entries", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) {
        expectScreen(NotesHarness().drawScreen(size))
    }

    @Test("with entries", arguments: ScreenSize.allCases)
    func entries(size: ScreenSize) {
        expectScreen(NotesHarness(["second", "first"]).drawScreen(size))
    }

    @Test("while an entry is typed", arguments: ScreenSize.allCases)
    func typing(size: ScreenSize) {
        let harness = NotesHarness(["first"])
        harness.type("nsecond")
        expectScreen(harness.drawScreen(size))
    }
}
