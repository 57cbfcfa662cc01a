import Model
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The view of the Notes screen", .leakChecks)
struct NotesViewTests {
    @Test("The notes view keeps the selection and the typed text when it is configured again")
    func configure() {
        let view = makeView(Notes(entries: ["second", "first"]))
        view.press(.down)
        view.type("nthird")
        view.configure(with: NotesViewModel(model: Notes(entries: ["third", "second", "first"]), nil))
        #expect(view.text.contains("▸ second") && view.isEditingText)
        #expect(!view.unsavedChanges.isEmpty)
    }

    private func makeView(_ model: Notes, sourceLocation: SourceLocation = #_sourceLocation) -> NotesView {
        trackForLeaks(
            NotesView(viewModel: NotesViewModel(model: model, nil)), sourceLocation: sourceLocation)
    }
}
