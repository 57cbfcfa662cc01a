import Binding
import Interactor
import Shell
import View
import ViewModel

/// Builds and binds the Notes screen, and opens one note from it.
final class NotesCoordinator: FeatureCoordinator {
    private let dependencies: NotesDependencies
    private let navigation: Navigation

    init(dependencies: NotesDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let interactor = dependencies.notes
        let view = NotesView(viewModel: NotesViewModel(model: interactor.model, interactor, navigator: self))
        interactor.bind(to: view) { [weak self] in NotesViewModel(model: $0.model, $0, navigator: self) }
        navigation.push(view, at: .notes, keeping: self)
    }
}

extension NotesCoordinator: NotesNavigator {
    func showNote(_ text: String) {
        let work = Work(within: dependencies.work)
        let interactor = TipInteractor(note: text, service: dependencies.tips, work: work)
        let view = NoteView(viewModel: NoteViewModel(text: text, tip: interactor.model, interactor))
        interactor.bind(to: view) { NoteViewModel(text: text, tip: $0.model, $0) }
        navigation.push(view)
    }
}
