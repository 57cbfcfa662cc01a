import Binding
import Interactor
import Model
import View
import ViewModel

/// Builds the photos, and leads from them to one of them, and to the search.
final class PhotosCoordinator {
    private weak var app: AppCoordinator?
    private weak var viewModel: HomeViewModel?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let interactor = PhotosInteractor(service: app.dependencies.photos, work: Work(within: app.work))
        let viewModel = HomeViewModel(interactor: interactor, navigator: self)
        let view = HomeView(viewModel: viewModel)
        self.viewModel = viewModel
        app.container.addTab(view.title, root: view, coordinator: self) { [weak view] in view?.setupViewModel() }
    }

    func showFirstDetail() {
        viewModel?.didSelectPhoto(at: IndexPath(section: 0, item: 0))
    }
}

extension PhotosCoordinator: PhotosNavigator {
    func showDetail(of photo: Photo) {
        guard let app else { return }
        PhotoDetailCoordinator(app: app).start(photo)
    }

    func showSearch() {
        guard let app else { return }
        PhotoSearchCoordinator(app: app).start()
    }
}
