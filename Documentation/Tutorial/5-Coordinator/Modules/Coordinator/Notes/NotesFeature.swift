import Interactor
import ViewModel

/// The screen of the notes, as a part of the app.
public final class NotesFeature: Feature {
    private let dependencies = NotesDependencies(notes: NotesInteractor())

    public init() {}

    public var places: [Place] {
        [
            Place(.notes, title: NotesWords.title, standing: .over(.more)) { [dependencies] in
                NotesCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }
}
