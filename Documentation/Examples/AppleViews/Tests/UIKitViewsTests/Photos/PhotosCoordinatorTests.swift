import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@MainActor
@Suite("The navigation between the screens of photos with UIKit", .timeLimit(.minutes(1)))
struct PhotosCoordinatorTests {
    private let link = Photo(
        id: "a", width: 2, height: 1, altDescription: "A tree", photographer: "Ada", likes: 3,
        link: URL(string: "https://example.com/a"))

    private func screen(_ photos: Photo...) async -> PhotosScreen {
        await PhotosScreen(Photos(.success(PhotoPage(photos: photos, hasNextPage: false))))
    }

    @Test("A tap opens the photo, with everything known about it")
    func detail() async throws {
        let screen = await screen(.numbered(0), link)
        let home = try screen.home()
        home.collectionView.tap(1)
        #expect(home.collectionView.indexPathsForSelectedItems == [])
        let detail = try screen.detail()
        #expect(detail.title == "Ada")
        #expect(detail.imageView.isInside(detail.view))
        #expect(detail.informationStackView.isInside(detail.view))
        #expect(detail.imageView.accessibilityLabel == "A tree")
        #expect(detail.imageView.image?.systemName == "photo")
        let rows = detail.informationStackView.arrangedSubviews.compactMap {
            ($0 as? UIListContentView)?.configuration as? UIListContentConfiguration
        }
        #expect(rows.map(\.text) == ["Photographer", "Size", "Likes", "Description", "Link"])
        #expect(rows.map(\.secondaryText) == ["Ada", "2 by 1 pixels", "3", "A tree", "https://example.com/a"])
        #expect(rows.map(\.image?.systemName) == ["person", "photo", "heart", "text.quote", "link"])
    }

    @Test("A photo's button shares its link, and a photo without a link has no button")
    func share() async throws {
        let screen = await screen(.numbered(0), link)
        try screen.home().collectionView.tap(1)
        let button = try #require(try screen.detail().navigationItem.rightBarButtonItem)
        button.tap()
        let sheet = try #require(screen.navigationController.presentedViewController as? UIActivityViewController)
        #expect(sheet.activityItems as? [String] == ["https://example.com/a"])
        #expect(sheet.popoverPresentationController?.sourceItem === button)
        screen.navigationController.dismiss(animated: false)
        screen.navigationController.popViewController(animated: false)
        try screen.home().collectionView.tap(0)
        #expect(try screen.detail().navigationItem.rightBarButtonItem == nil)
    }

    @Test("Going back frees a photo's screen and the search's screen")
    func back() async throws {
        let screen = await screen(link)
        weak var search: HomeViewController?
        weak var detail: PhotoDetailViewController?
        do {
            search = try await screen.search("moss")
            _ = search?.collectionView.shownCell(0)
            search?.collectionView.tap(0)
            detail = try screen.detail()
        }
        #expect(search != nil && detail != nil)
        screen.navigationController.popViewController(animated: false)
        #expect(detail == nil)
        screen.navigationController.popViewController(animated: false)
        #expect(search == nil)
    }

    @Test("A coordinator is freed with its screen, even while an alert is open")
    func freedCoordinator() async throws {
        let screen = await PhotosScreen(
            Photos(.success(.photos(0..<1, hasNextPage: false)), .failure(.rateLimited)))
        weak var coordinator: PhotosCoordinator?
        weak var home: HomeViewController?
        do {
            let second = screen.coordinator()
            second.start()
            coordinator = second
            home = try screen.home()
        }
        await screen.settle()
        #expect(coordinator != nil && home != nil)
        let alert = try screen.alert()
        screen.navigationController.popViewController(animated: false)
        #expect(coordinator == nil && home == nil)
        alert.tap("Retry")
    }
}
