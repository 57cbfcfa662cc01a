import Coordinator
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("Every object of a module is freed with its screen", .leakChecks, .endsWhenStuck)
struct DeallocationTests {
    enum Module: CaseIterable {
        case detailFromList, detailFromBookmarks, photoDetail, photoSearch, list, product, bag, settings

        var parent: Route {
            switch self {
            case .detailFromList, .settings: .users
            case .detailFromBookmarks: .bookmarks
            case .photoDetail, .photoSearch: .photos
            case .list: .lists
            case .product, .bag: .shop
            }
        }

        var opening: Key {
            switch self {
            case .detailFromList, .detailFromBookmarks, .photoDetail, .list, .product: .enter
            case .photoSearch: .character("/")
            case .bag: .character("b")
            case .settings: .character(",")
            }
        }

        var objects: Set<String> {
            switch self {
            case .detailFromList, .detailFromBookmarks:
                ["UserDetailView", "UserDetailViewModel", "UserPictureInteractor", "UserDetailCoordinator", "Work"]
            case .photoDetail: ["PhotoDetailView", "PhotoDetailViewModel", "PhotoDetailCoordinator"]
            case .photoSearch:
                ["PhotoSearchView", "PhotoSearchViewModel", "PhotoSearchInteractor", "PhotoSearchCoordinator", "Work"]
            case .list: ["SingleListView", "SingleListViewModel", "SingleListInteractor", "SingleListCoordinator"]
            case .product:
                [
                    "ProductView", "ViewModelInterface<ProductViewModel>", "ProductViewModel", "ProductInteractor",
                    "ProductCoordinator", "Work",
                ]
            case .bag: ["BagView", "ViewModelInterface<BagViewModel>", "BagViewModel", "BagCoordinator"]
            case .settings: ["SettingsView", "SettingsCoordinator"]
            }
        }
    }

    @Test("each screen, opened and closed 1,000 times", arguments: Module.allCases)
    func thousandTimes(module: Module) async throws {
        let app = await App.opened(
            module.parent, users: AnsweringUsersService(.success(.sample(count: 1))), photos: .onePhoto,
            bookmarked: [.sample()])
        let container = try #require(app.container)
        var graph = ObjectGraph()
        graph.learn(from: app.coordinator)
        var objects: [Weak] = []
        for _ in 0..<1_000 {
            app.tap(module.opening)
            let opened = graph.objects(from: container)
            try #require(module.objects.isSubset(of: opened.map(\.type)))
            objects += opened
            app.tap(.escape)
        }
        await app.settle()
        #expect(objects.alive.isEmpty)
    }

    @Test("the tabs, which live as long as the app, 1,000 times")
    func tabs() async throws {
        let expected: Set = [
            "UsersListView", "UsersListViewModel", "UsersInteractor", "UsersCoordinator", "BookmarksView",
            "BookmarksViewModel", "BookmarksInteractor", "BookmarksCoordinator", "HomeView", "HomeViewModel",
            "PhotosInteractor", "PhotosCoordinator", "AllListsView", "AllListsViewModel", "AllListsInteractor",
            "AllListsCoordinator", "ProductsView", "ViewModelInterface<ProductsViewModel>",
            "ProductsViewModel", "ProductsInteractor", "ShopCoordinator", "LikesInteractor<Product>", "BagInteractor",
            "FeedView", "FeedCellViewModel", "FeedCell", "FeedInteractor", "FeedCoordinator",
            "LikesInteractor<FeedEntry>", "MoreView", "MoreCoordinator", "ToastInteractor", "SettingsInteractor",
            "Work", "Container", "AppCoordinator",
        ]
        var graph = ObjectGraph()
        var objects: [Weak] = []
        for _ in 0..<1_000 {
            let app = App(
                users: AnsweringUsersService(.success(.sample(count: 1))), photos: .onePhoto,
                feed: AnsweringFeedService(.sample(count: 1)))
            app.coordinator.start()
            await app.coordinator.open(.feed)
            await app.settle()
            // Only rows that show have cells.
            _ = app.frame
            let opened = graph.objects(from: app.coordinator)
            try #require(expected.isSubset(of: opened.map(\.type)))
            objects += opened
        }
        #expect(objects.alive.isEmpty)
    }

    @Test("the whole app with a screen in front of each tab")
    func wholeApp() async throws {
        var graph = ObjectGraph()
        var objects: [Weak] = []
        do {
            let app = await App.opened(bookmarked: [.sample()])
            await app.press(.enter, .tab, .enter, .tab, .enter, .tab, .enter, .tab, .enter, .enter, .character("b"))
            await app.press(.tab)
            app.tap(.enter)
            await app.clock.nextSleep()
            await app.clock.nextSleep()
            app.tap(.backtab, .backtab, .character(","), .character("?"))
            // A toast shows, and sparks fly: their ledger outlives its work until the cancelled sleep has returned.
            objects = graph.objects(from: app.coordinator).filter { $0.type != "Ledger" }
            try #require(objects.count { $0.type == "UserDetailView" } == 2)
            for type in [
                "PhotoDetailView", "SingleListView", "ProductView", "SKUView", "BagView", "FeedCell", "SettingsView",
            ] {
                try #require(objects.contains { $0.type == type })
            }
        }
        #expect(objects.alive.isEmpty)
    }

    @Test("the whole app, while everything is still on its way; its requests are cancelled")
    func loadingApp() async throws {
        let users = ManualUsersService()
        let pictures = ManualPictureService()
        var graph = ObjectGraph()
        var objects: [Weak] = []
        let refresh: PendingRequest<ManualUsersService.Question, UserPage, NetworkError>
        let picture: PendingRequest<URL, Data, NetworkError>
        do {
            let app = App(users: users, pictures: pictures)
            app.coordinator.start()
            try await users.nextRequest().answer(.success(.cast))
            await app.settle()
            app.tap(.character("r"))
            refresh = try await users.nextRequest()
            app.tap(.enter)
            picture = try await pictures.nextRequest()
            // A ledger outlives its work until the cancelled requests have returned.
            objects = graph.objects(from: app.coordinator).filter { $0.type != "Ledger" }
        }
        await refresh.cancellation()
        await picture.cancellation()
        #expect(objects.alive.isEmpty)
    }
}

extension [Weak] {
    /// The types of those that are still there.
    fileprivate var alive: Set<String> { Set(filter { $0.object != nil }.map(\.type)) }
}

extension App {
    fileprivate var container: AnyObject? {
        Mirror(reflecting: coordinator).descendant("container").map { $0 as AnyObject }
    }
}

extension PhotosService where Self == AnsweringPhotosService {
    /// A feed of one photo, which takes no time to draw.
    fileprivate static var onePhoto: Self {
        AnsweringPhotosService(.success(PhotoPage(photos: [.bare], hasNextPage: false)))
    }
}
