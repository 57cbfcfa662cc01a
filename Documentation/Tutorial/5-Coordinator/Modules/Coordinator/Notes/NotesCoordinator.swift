import Binding
import Interactor
import Shell
import View
import ViewModel

/// Builds and binds the Notes screen.
final class NotesCoordinator: FeatureCoordinator {
    private let dependencies: NotesDependencies
    private let navigation: Navigation

    init(dependencies: NotesDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let interactor = dependencies.notes
        let view = NotesView(viewModel: NotesViewModel(model: interactor.model, interactor))
        interactor.bind(to: view) { NotesViewModel(model: $0.model, $0) }
        navigation.push(view, at: .notes, keeping: self)
    }
}
