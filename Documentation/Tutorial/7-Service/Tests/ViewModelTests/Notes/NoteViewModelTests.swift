import Interactor
import Model
import Testing
import ViewModel

@MainActor
@Suite("The view model of one note")
struct NoteViewModelTests {
    @Test(
        "A note shows its tip, a loading text or the error, and offers a retry only after an error",
        arguments: [
            (.none, "Loading a tip"), (.loading(nil), "Loading a tip"), (.some("Keep it cold."), "Tip: Keep it cold."),
            (.error(.offline, nil), "The tip could not be loaded, because you are offline."),
            (
                .error(.refused(status: 503), nil),
                "The tip could not be loaded: the service answered with status 503."
            ),
        ] as [(LoadableModel<String, TipError>, String)])
    func tip(model: LoadableModel<String, TipError>, text: String) {
        let viewModel = NoteViewModel(text: "Milk", tip: model, nil)
        #expect(viewModel.tipText == text)
        #expect((viewModel.retryAction != nil) == (model.failure != nil))
    }
}
