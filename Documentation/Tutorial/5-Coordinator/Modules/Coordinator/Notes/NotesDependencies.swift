import Interactor

/// The shared interactor of the notes.
struct NotesDependencies {
    let notes: NotesInteractor
}
