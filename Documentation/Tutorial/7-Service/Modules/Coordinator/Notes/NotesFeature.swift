public import Binding
public import Interactor
import ViewModel

/// The feature that adds the Notes screen to the app.
public final class NotesFeature: Feature {
    private let dependencies: NotesDependencies

    /// - Parameter work: The app's work, which contains the requests.
    public init(tips: any TipService, work: Work) {
        dependencies = NotesDependencies(notes: NotesInteractor(), tips: tips, work: work)
    }

    public var places: [Place] {
        [
            Place(.notes, title: NotesWords.title, position: .over(.more)) { [dependencies] in
                NotesCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }
}
