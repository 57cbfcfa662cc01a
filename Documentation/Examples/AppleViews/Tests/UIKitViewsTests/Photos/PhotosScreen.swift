import Binding
import Interactor
import Testing
import UIKit

@testable import UIKitViews

/// The photos on a navigation controller in a window.
@MainActor struct PhotosScreen {
    let work = Work()
    let window = UIWindow(frame: .zero)
    let navigationController = UINavigationController(nibName: nil, bundle: nil)
    let service: Photos

    /// Opens the photos and waits for the first page.
    init(_ service: Photos) async {
        self.service = service
        coordinator().start()
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        await work.settle()
    }

    func settle() async { await work.settle() }

    func coordinator() -> PhotosCoordinator {
        PhotosCoordinator(
            dependencies: PhotosDependencies(service: service, work: work), navigationController: navigationController)
    }

    /// The front screen, which shows photos.
    func home() throws -> HomeViewController {
        try #require(navigationController.topViewController as? HomeViewController)
    }

    func detail() throws -> PhotoDetailViewController {
        try #require(navigationController.topViewController as? PhotoDetailViewController)
    }

    func alert() throws -> UIAlertController {
        try #require(navigationController.topViewController?.front as? UIAlertController)
    }

    /// Opens the search, types `text` and searches.
    func search(_ text: String) async throws -> HomeViewController {
        try home().navigationItem.rightBarButtonItem?.tap()
        let search = try home()
        search.searchController.searchBar.text = text
        search.searchController.searchBar.delegate?.searchBarSearchButtonClicked(search.searchController.searchBar)
        await work.settle()
        return search
    }

    func refresh() throws {
        try #require(try home().collectionView.refreshControl).pull()
    }
}

extension HomeViewController {
    func content(_ item: Int) throws -> PhotoContentView {
        try #require(collectionView.shownCell(item)?.contentView as? PhotoContentView)
    }

    var titles: [String?] {
        (0..<collectionView.numberOfItems(inSection: 0)).map { try? content($0).titleLabel.text }
    }
}
