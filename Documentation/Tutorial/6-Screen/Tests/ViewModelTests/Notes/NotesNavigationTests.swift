import Model
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The navigation from the notes", .leakChecks)
struct NotesNavigationTests {
    @Test("Selecting a row opens its note, and selecting a missing row opens nothing")
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
