import Interactor
import ViewModel

/// The feature that adds the Notes screen to the app.
public final class NotesFeature: Feature {
    private let dependencies = NotesDependencies(notes: NotesInteractor())

    public init() {}

    public var places: [Place] {
        [
            Place(.notes, title: NotesWords.title, position: .over(.more)) { [dependencies] in
                NotesCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }
}
