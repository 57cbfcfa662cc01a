import Binding
import Interactor
import Model
import View
import ViewModel

/// Builds the search for photos, and leads from it to one of them.
final class PhotoSearchCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let interactor = PhotoSearchInteractor(service: app.dependencies.photos, work: Work(within: app.work))
        let view = PhotoSearchView(viewModel: PhotoSearchViewModel(interactor: interactor, navigator: self))
        app.container.push(view, coordinator: self)
        view.setupViewModel()
    }
}

extension PhotoSearchCoordinator: PhotoSearchNavigator {
    func showDetail(of photo: Photo) {
        guard let app else { return }
        PhotoDetailCoordinator(app: app).start(photo)
    }
}
