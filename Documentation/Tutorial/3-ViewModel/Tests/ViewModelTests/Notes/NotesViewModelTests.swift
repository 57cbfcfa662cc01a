import Model
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the Notes screen", .leakChecks)
struct NotesViewModelTests {
    private let actions = trackForLeaks(NotesActionsMock())

    @Test("The notes view model shows the model that it is made from")
    func content() {
        let model = Notes(entries: ["second", "first"])
        #expect(NotesViewModel(model: model, nil).content == NotesContent(model: model))
    }

    @Test("The notes view model passes the typed text to its actions")
    func adding() {
        NotesViewModel(model: Notes(), actions).didEnter("first")
        #expect(actions.texts == ["first"])
    }

    @Test("View models of the Notes screen are equal if their models are, whatever their actions")
    func equality() {
        let viewModel = NotesViewModel(model: Notes(), actions)
        #expect(viewModel == NotesViewModel(model: Notes(), nil))
        #expect(viewModel != NotesViewModel(model: Notes(entries: ["first"]), actions))
    }
}

/// Records the texts that it is asked to add.
@MainActor
private final class NotesActionsMock: NotesActions {
    private(set) var texts: [String] = []

    func add(_ text: String) { texts.append(text) }
}
