import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Opens the photo search, and photos from its results.
final class PhotoSearchCoordinator {
    private let dependencies: PhotosDependencies
    private let navigation: Navigation

    init(dependencies: PhotosDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let interactor = PhotoSearchInteractor(service: dependencies.service, work: Work(within: dependencies.work))
        let view = PhotoSearchView(viewModel: PhotoSearchViewModel(interactor: interactor, navigator: self))
        view.setupViewModel()
        navigation.push(view, keeping: self)
    }
}

extension PhotoSearchCoordinator: PhotoSearchNavigator {
    func showDetail(of photo: Photo) {
        PhotoDetailCoordinator(navigation: navigation).start(photo)
    }
}
