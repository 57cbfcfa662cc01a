import Binding
import Foundation
import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

/// The screens of people with doubles behind them.
@MainActor
struct UsersStage {
    let work = Work()
    let store = InMemoryBookmarksStore()
    let bookmarks: BookmarksInteractor

    init() {
        bookmarks = BookmarksInteractor(store: store, work: work)
        bookmarks.load()
    }

    /// Waits until everything is loaded and stored.
    func settle() async { await work.settle() }

    func dependencies(
        _ service: any UsersService = AnsweringUsersService(), pictures: any PictureService = AnsweringPictureService(),
        pictureDecoder: any PictureDecoder = EncodedPictures()
    ) -> UsersDependencies {
        UsersDependencies(
            service: service, pictures: pictures, pictureDecoder: pictureDecoder, bookmarks: bookmarks,
            localization: .sample, now: { Date(timeIntervalSince1970: 0) }, work: work)
    }

    /// Opens the list, waits until it has loaded, and expects that its coordinator is freed with it.
    func withList(
        _ service: any UsersService, _ body: (UsersListViewController, UINavigationController) async throws -> Void
    ) async throws {
        weak var opened: UsersCoordinator?
        try await withNavigation { navigationController in
            opened = startList(service, on: navigationController)
            await work.settle()
            try await body(
                try #require(navigationController.topViewController as? UsersListViewController), navigationController)
        }
        #expect(opened == nil)
    }

    /// Opens a person's screen without waiting for the picture, and expects that the coordinator is freed with it.
    func withDetail(
        _ dependencies: UsersDependencies,
        _ body: (UserDetailViewController, UINavigationController) async throws -> Void
    ) async throws {
        weak var opened: UserDetailCoordinator?
        try await withNavigation { navigationController in
            opened = startDetail(dependencies, on: navigationController)
            try await body(
                try #require(navigationController.topViewController as? UserDetailViewController), navigationController)
        }
        #expect(opened == nil)
    }

    // Only a screen may own its coordinator; the test may not.

    private func startList(
        _ service: any UsersService, on navigationController: UINavigationController
    ) -> UsersCoordinator {
        let coordinator = UsersCoordinator(
            dependencies: dependencies(service), navigationController: navigationController)
        coordinator.start()
        return coordinator
    }

    private func startDetail(
        _ dependencies: UsersDependencies, on navigationController: UINavigationController
    ) -> UserDetailCoordinator {
        let coordinator = UserDetailCoordinator(dependencies: dependencies, navigationController: navigationController)
        coordinator.start(.sample())
        return coordinator
    }
}

extension UsersListViewController {
    /// The names in all rows.
    var names: [String?] { (0..<tableView.rowCount).map { tableView.shownCell($0, as: UserCell.self)?.content?.text } }

    /// Types `text` into the search bar.
    func search(_ text: String) {
        searchController.searchBar.text = text
        updateSearchResults(for: searchController)
    }
}
