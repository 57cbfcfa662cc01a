import Interactor

/// The shared interactor of the Notes feature.
struct NotesDependencies {
    let notes: NotesInteractor
}
