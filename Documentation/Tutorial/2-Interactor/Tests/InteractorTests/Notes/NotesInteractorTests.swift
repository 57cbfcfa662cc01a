import Interactor
import Model
import TestKit
import Testing

@MainActor
@Suite("The interactor of the Notes feature", .leakChecks)
struct NotesInteractorTests {
    @Test("The notes interactor reports each change once and ignores a blank text")
    func changes() {
        let interactor = trackForLeaks(NotesInteractor())
        let recorder = trackForLeaks(ModelRecorder(interactor))
        for text in ["first", " ", "second"] { interactor.add(text) }
        #expect(recorder.models.map(\.entries) == [["first"], ["second", "first"]])
    }
}
