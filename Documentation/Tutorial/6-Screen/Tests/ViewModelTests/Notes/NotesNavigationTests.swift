import Model
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The way out of the notes", .leakChecks)
struct NotesNavigationTests {
    @Test("leads to the note of the row, and nowhere from a row that does not exist")
    func navigation() {
        let navigator = trackForLeaks(NotesNavigatorMock())
        let viewModel = NotesViewModel(model: Notes(entries: ["second", "first"]), nil, navigator: navigator)
        for index in [1, 2, -1] { viewModel.didSelectRow(at: index) }
        #expect(navigator.notes == ["first"])
    }
}

/// Records the notes to show.
@MainActor
private final class NotesNavigatorMock: NotesNavigator {
    private(set) var notes: [String] = []

    func showNote(_ text: String) { notes.append(text) }
}
