import Binding
import Interactor

/// The service, the shared interactor and the work of the Notes feature.
struct NotesDependencies {
    let notes: NotesInteractor
    let tips: any TipService
    /// Runs the requests.
    let work: Work
}
