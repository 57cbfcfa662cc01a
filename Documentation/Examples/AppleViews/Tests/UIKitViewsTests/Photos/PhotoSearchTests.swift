import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@MainActor
@Suite("The search for photos with UIKit", .timeLimit(.minutes(1)))
struct PhotoSearchTests {
    @Test("The search opens with its field focused, and requests nothing")
    func opening() async throws {
        let service = Photos(.success(.photos(0..<1, hasNextPage: false)))
        let screen = await PhotosScreen(service)
        #expect(try screen.home().navigationItem.searchController == nil)
        try screen.home().navigationItem.rightBarButtonItem?.tap()
        await screen.settle()
        let search = try screen.home()
        #expect(search.title == "Search photos")
        #expect(search.navigationItem.searchController === search.searchController)
        #expect(!search.navigationItem.hidesSearchBarWhenScrolling)
        #expect(!search.searchController.obscuresBackgroundDuringPresentation)
        #expect(search.definesPresentationContext)
        #expect(search.searchController.searchBar.placeholder == "such as mountains")
        #expect(search.searchController.searchBar.isFirstResponder)
        #expect(search.navigationItem.rightBarButtonItem == nil)
        #expect(search.placeholder?.text == "No search yet")
        #expect(service.questions.count == 1)
    }

    @Test("Pulling before the first search ends immediately")
    func refreshBeforeSearch() async throws {
        let screen = await PhotosScreen(Photos(.success(.photos(0..<1, hasNextPage: false))))
        try screen.home().navigationItem.rightBarButtonItem?.tap()
        try screen.refresh()
        #expect(try screen.home().collectionView.refreshControl?.isRefreshing == false)
    }

    @Test("The search requests the typed words, page by page")
    func search() async throws {
        let service = Photos(
            .success(.photos(0..<1, hasNextPage: false)), .success(.photos(4..<6)),
            .success(.photos(6..<7, hasNextPage: false)))
        let screen = await PhotosScreen(service)
        let search = try await screen.search(" moss ")
        #expect(!search.searchController.searchBar.isFirstResponder)
        #expect(search.titles == ["Ada 4", "Ada 5"])
        await screen.settle()
        #expect(search.titles == ["Ada 4", "Ada 5", "Ada 6"])
        #expect(service.questions.dropFirst().map(\.query) == ["moss", "moss"])
        #expect(service.questions.dropFirst().map(\.page) == [1, 2])
    }

    @Test("The field is not focused again when a found photo closes")
    func back() async throws {
        let screen = await PhotosScreen(Photos(.success(.photos(0..<1, hasNextPage: false))))
        let search = try await screen.search("moss")
        search.collectionView.tap(0)
        screen.navigationController.popViewController(animated: false)
        #expect(!search.searchController.searchBar.isFirstResponder)
    }

    @Test("A search without results says so, and a failed search opens an alert")
    func noResults() async throws {
        let service = Photos(
            .success(.photos(0..<1, hasNextPage: false)), .success(.photos(0..<0, hasNextPage: false)),
            .failure(.rateLimited))
        let screen = await PhotosScreen(service)
        let search = try await screen.search("moss")
        #expect(search.placeholder?.text == "No photos found")
        try screen.refresh()
        await screen.settle()
        #expect(try screen.alert().actions.map(\.title) == ["Retry", "Cancel"])
        #expect(search.placeholder?.text == "Search failed")
    }
}
