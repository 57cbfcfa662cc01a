import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@testable import Coordinator

/// The whole app, on services and stores that the test holds; its user speaks through keys.
@MainActor
final class App {
    let coordinator: AppCoordinator
    let host = Host()
    let bookmarksStore: InMemoryBookmarksStore
    let settingsStore: InMemorySettingsStore
    let database: ManualDatabase
    /// What toasts are timed by.
    let clock = ManualClock()
    private let pilot: Pilot<AppCoordinator>
    /// Made once: calendars are slow to make.
    private static let localization = Localization.sample

    init(
        users: any UsersService = AnsweringUsersService(.success(.cast), .success(.sample(2, count: 3))),
        pictures: any PictureService = AnsweringPictureService(),
        photos: any PhotosService = AnsweringPhotosService.gallery, shop: any ShopService = AnsweringShopService(),
        feed: any FeedService = AnsweringFeedService(), signUp: any SignUpService = AnsweringSignUpService(),
        bookmarked: [User] = [], lists: [ToDoList] = [.sample(items: [.sample()])], settings: Settings? = nil,
        profileBinding: BindingStyle = .immutable, size: ScreenSize = .standard,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        bookmarksStore = InMemoryBookmarksStore(bookmarked)
        settingsStore = InMemorySettingsStore(settings)
        database = ManualDatabase(lists)
        coordinator = AppCoordinator(
            dependencies: Dependencies(
                users: users, pictures: pictures, pictureDecoder: GradientDecoder(), photos: photos,
                bookmarks: bookmarksStore, lists: database, stamps: .sample(), shop: shop, feed: feed, signUp: signUp,
                settings: settingsStore, clock: clock, localization: Self.localization),
            profileBinding: profileBinding)
        coordinator.host = host
        pilot = Pilot(app: coordinator, size: size.size, appearance: Appearance(usesColor: false))
        for object in [self, coordinator, host, pilot] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    /// An app that has opened `route`.
    static func opened(
        _ route: Route = .users,
        users: any UsersService = AnsweringUsersService(.success(.cast), .success(.sample(2, count: 3))),
        photos: any PhotosService = AnsweringPhotosService.gallery, shop: any ShopService = AnsweringShopService(),
        feed: any FeedService = AnsweringFeedService(), signUp: any SignUpService = AnsweringSignUpService(),
        bookmarked: [User] = [], lists: [ToDoList] = [.sample(items: [.sample()])], settings: Settings? = nil,
        profileBinding: BindingStyle = .immutable, size: ScreenSize = .standard,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> App {
        let app = App(
            users: users, photos: photos, shop: shop, feed: feed, signUp: signUp, bookmarked: bookmarked, lists: lists,
            settings: settings, profileBinding: profileBinding, size: size, sourceLocation: sourceLocation)
        await app.start(at: route)
        return app
    }

    func start(at route: Route = .users) async {
        await pilot.start(at: route)
        await pilot.settle()
    }

    func press(_ keys: Key...) async {
        for key in keys { await pilot.press(key) }
        await pilot.settle()
    }

    func type(_ text: String) async {
        for character in text { await pilot.press(.character(character)) }
        await pilot.settle()
    }

    /// Hands over `keys` and waits for nothing: for services that the test answers itself.
    func tap(_ keys: Key...) {
        for key in keys { coordinator.press(key) }
    }

    /// Waits until nothing that was begun is unfinished.
    func settle() async { await coordinator.work.settle() }

    /// What shows now.
    var frame: Frame { pilot.frame() }

    var screen: String { frame.grid.plainText }

    /// The title in the upper edge of the screen's box.
    var title: String? {
        screen.split(separator: "\n").dropFirst().first?.split(separator: "─").dropFirst().first
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The kind of the screen in front.
    var front: String? { coordinator.container.front.map { "\(Swift.type(of: $0))" } }

    /// The line of the tabs.
    var tabs: String { String(screen.prefix { $0 != "\n" }) }
}
