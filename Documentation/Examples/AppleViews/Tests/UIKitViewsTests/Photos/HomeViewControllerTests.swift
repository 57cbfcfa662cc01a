import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@MainActor
@Suite("The photos with UIKit", .timeLimit(.minutes(1)))
struct HomeViewControllerTests {
    @Test("A cell shows the photographer and the colour, and describes the picture")
    func cells() async throws {
        let screen = await PhotosScreen(Photos(.success(.photos(0..<2, hasNextPage: false))))
        let home = try screen.home()
        #expect(home.title == "Photos")
        #expect(home.placeholder == nil)
        #expect(home.collectionView.isInside(home.view))
        let content = try home.content(1)
        #expect(content.titleLabel.text == "Ada 1")
        #expect(content.imageView.image == nil)
        #expect(content.imageView.backgroundColor == UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
        #expect(content.imageView.isAccessibilityElement)
        #expect(content.imageView.accessibilityLabel == "Picture 1")
        #expect(content.imageView.contentMode == .scaleAspectFit)
        #expect(content.titleLabel.adjustsFontForContentSizeCategory)
        #expect(content.titleLabel.isInside(content))
        #expect(content.imageView.isInside(content))
    }

    @Test("A cell shows the preview, or a symbol if a photo has neither preview nor colour")
    func pictures() async throws {
        let photos = [
            Photo(id: "a", width: 2, height: 1, blurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj", photographer: "Ada"),
            Photo(id: "b", width: 2, height: 1),
        ]
        let screen = await PhotosScreen(Photos(.success(PhotoPage(photos: photos, hasNextPage: false))))
        #expect(try screen.home().content(0).imageView.image?.size == CGSize(width: 32, height: 16))
        #expect(try screen.home().content(1).imageView.image?.systemName == "photo")
    }

    @Test("The last cell loads the next page, without the spinner of the first page")
    func paging() async throws {
        let service = Photos(.success(.photos(0..<3)), .success(.photos(3..<5, hasNextPage: false)))
        let screen = await PhotosScreen(service)
        let home = try screen.home()
        _ = home.collectionView.shownCell(1)
        #expect(service.questions.map(\.page) == [1])
        _ = home.collectionView.shownCell(2)
        #expect(home.placeholder == nil)
        await screen.settle()
        #expect(service.questions.map(\.page) == [1, 2])
        #expect(home.titles == (0..<5).map { "Ada \($0)" })
    }

    @Test("Without photos, a hint is visible, or a spinner while the first page loads")
    func placeholders() async throws {
        let screen = await PhotosScreen(Photos(.success(.photos(0..<0, hasNextPage: false))))
        let home = try screen.home()
        #expect(home.placeholder?.isLoading == false)
        #expect(home.placeholder?.text == "No photos available")
        #expect(home.placeholder?.secondaryText == "Refresh, or search for photos")
        #expect(home.placeholder?.button.title == "Refresh")
        home.placeholder?.buttonProperties.primaryAction?.perform()
        #expect(home.placeholder?.isLoading == true)
        #expect(home.placeholder?.text == "Loading photos")
        await screen.settle()
        #expect(home.placeholder?.isLoading == false)
    }

    @Test("A failure opens an alert: Retry loads again, and Cancel does not")
    func failure() async throws {
        let service = Photos(
            .failure(.rateLimited), .failure(.rateLimited), .success(.photos(0..<1, hasNextPage: false)))
        let screen = await PhotosScreen(service)
        #expect(try screen.alert().title == "Error")
        #expect(try screen.alert().message == "The photo service got too many requests. Wait a while.")
        #expect(try screen.alert().actions.map(\.title) == ["Retry", "Cancel"])
        #expect(try screen.home().placeholder?.text == "Photos could not be loaded")
        try screen.alert().tap("Retry")
        await screen.settle()
        try screen.alert().tap("Cancel")
        await screen.settle()
        #expect(service.questions.count == 2)
        #expect(screen.navigationController.presentedViewController == nil)
        try screen.refresh()
        await screen.settle()
        #expect(try screen.home().titles == ["Ada 0"])
        #expect(screen.navigationController.presentedViewController == nil)
    }

    @Test("The alert of a failure offers only OK if trying again cannot help")
    func hopelessFailure() async throws {
        let screen = await PhotosScreen(Photos(.failure(.missingAccessKey)))
        #expect(try screen.alert().actions.map(\.title) == ["OK"])
    }

    @Test("A failure behind a photo's screen opens its alert on the way back")
    func failureBehind() async throws {
        let screen = await PhotosScreen(Photos(.success(.photos(0..<1)), .failure(.rateLimited)))
        let home = try screen.home()
        _ = home.collectionView.shownCell(0)
        home.collectionView.tap(0)
        await screen.settle()
        #expect(screen.navigationController.front == nil)
        screen.navigationController.popViewController(animated: false)
        #expect(try screen.alert().title == "Error")
    }

    @Test("Pulling loads the next page, or all photos again after the last page, and ends")
    func refresh() async throws {
        let service = Photos(
            .success(.photos(0..<1)), .success(.photos(1..<2, hasNextPage: false)),
            .success(.photos(5..<6, hasNextPage: false)))
        let screen = await PhotosScreen(service)
        let control = try #require(try screen.home().collectionView.refreshControl)
        #expect(try screen.home().collectionView.alwaysBounceVertical)
        try screen.refresh()
        #expect(control.isRefreshing)
        await screen.settle()
        #expect(!control.isRefreshing)
        #expect(try screen.home().titles == ["Ada 0", "Ada 1"])
        try screen.refresh()
        await screen.settle()
        #expect(try screen.home().titles == ["Ada 5"])
    }

    @Test("A changed photo is updated in the same cell")
    func changedPhoto() async throws {
        let service = Photos(
            .success(.photos(0..<2, hasNextPage: false)),
            .success(.photos(0..<3, by: "Grace", hasNextPage: false)))
        let screen = await PhotosScreen(service)
        let home = try screen.home()
        let cell = try #require(home.collectionView.shownCell(1))
        let content = cell.contentView
        try screen.refresh()
        await screen.settle()
        #expect(home.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(cell.contentView === content)
        #expect(home.titles == ["Grace 0", "Grace 1", "Grace 2"])
    }

    @Test("A recycled cell shows nothing of its previous photo")
    func recycledCell() async throws {
        let photos = [Photo.numbered(0), Photo(id: "b", width: 2, height: 1, blurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj")]
        let screen = await PhotosScreen(Photos(.success(PhotoPage(photos: photos, hasNextPage: false))))
        let home = try screen.home()
        let cell = home.collectionView.shownCell(0)
        home.collectionView.recycle()
        #expect(home.collectionView.shownCell(1) === cell)
        let content = try home.content(1)
        #expect(content.titleLabel.text == "Unknown photographer")
        #expect(content.imageView.backgroundColor == nil)
        #expect(content.imageView.image != nil)
        #expect(content.imageView.accessibilityLabel == "No description")
        home.collectionView.recycle()
        _ = home.collectionView.shownCell(0)
        #expect(try home.content(0).imageView.image == nil)
    }
}
