import Binding
import Interactor
import Model
import UIKit
import ViewModel

/// The service and the work behind the screens of photos.
struct PhotosDependencies {
    let service: any PhotosService
    let work: Work
}

/// Opens the photos of the feed or of a search and, from there, the screen of one photo.
@MainActor final class PhotosCoordinator {
    private let dependencies: PhotosDependencies
    private weak var navigationController: UINavigationController?

    init(dependencies: PhotosDependencies, navigationController: UINavigationController) {
        self.dependencies = dependencies
        self.navigationController = navigationController
    }

    func start() { start(query: nil) }

    /// - Parameter query: The search text: nil for the feed, empty for a new search.
    private func start(query: String?) {
        let interactor = PhotosInteractor(
            service: dependencies.service, query: query, work: Work(within: dependencies.work))
        let viewModel = HomeViewModel(interactor: interactor, navigator: self)
        navigationController?.pushViewController(
            HomeViewController(viewModel: viewModel, keeping: self), animated: true)
    }
}

extension PhotosCoordinator: PhotosNavigator {
    func showDetail(of photo: Photo) {
        guard let navigationController else { return }
        PhotoDetailCoordinator(navigationController: navigationController).start(photo)
    }

    func showSearch() {
        guard let navigationController else { return }
        PhotosCoordinator(dependencies: dependencies, navigationController: navigationController).start(query: "")
    }
}

/// Opens the screen of one photo.
@MainActor final class PhotoDetailCoordinator {
    private weak var navigationController: UINavigationController?

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start(_ photo: Photo) {
        let viewModel = PhotoDetailViewModel(photo: photo, navigator: self)
        navigationController?.pushViewController(
            PhotoDetailViewController(viewModel: viewModel, keeping: self), animated: true)
    }
}

extension PhotoDetailCoordinator: PhotoDetailNavigator {
    func share(_ text: String) { navigationController?.share(text) }
}
