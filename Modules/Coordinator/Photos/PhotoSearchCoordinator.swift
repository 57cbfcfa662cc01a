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
    private let onShare: (String) -> Void

    init(dependencies: PhotosDependencies, navigation: Navigation, onShare: @escaping (String) -> Void) {
        self.dependencies = dependencies
        self.navigation = navigation
        self.onShare = onShare
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
        PhotoDetailCoordinator(navigation: navigation, onShare: onShare).start(photo)
    }
}
