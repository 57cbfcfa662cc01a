import Binding
import Interactor
import Model
import Shell
import View
import ViewModel

/// Opens the photos of the feed or of a search, and from there a photo.
final class PhotosCoordinator {
    private let dependencies: PhotosDependencies
    private let navigation: Navigation
    private weak var viewModel: HomeViewModel?

    init(dependencies: PhotosDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() { start(query: nil) }

    /// - Parameter query: What the photos match: nil for the feed, empty for a search.
    private func start(query: String?) {
        let interactor = PhotosInteractor(
            service: dependencies.service, query: query, work: Work(within: dependencies.work))
        let viewModel = HomeViewModel(interactor: interactor, navigator: self)
        let view = HomeView(viewModel: viewModel)
        view.setupViewModel()
        self.viewModel = viewModel
        navigation.push(view, at: query == nil ? .photos : .photoSearch, keeping: self)
    }
}

extension PhotosCoordinator: PhotosNavigator {
    func showDetail(of photo: Photo) {
        PhotoDetailCoordinator(navigation: navigation).start(photo)
    }

    func showSearch() {
        PhotosCoordinator(dependencies: dependencies, navigation: navigation).start(query: "")
    }
}

extension PhotosCoordinator: FeatureCoordinator {
    func open(_ route: Route) async {
        switch route {
        case .photoDetail:
            await dependencies.work.settle()
            guard let viewModel, let first = viewModel.cellViewModels.first else { return }
            viewModel.didSelectPhoto(first)
        case .photoSearch: showSearch()
        default: break
        }
    }
}
