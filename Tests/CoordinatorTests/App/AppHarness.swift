import Binding
import Foundation
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

/// The whole app on the services and stores of the test, driven by keys.
@MainActor
final class AppHarness {
    let coordinator: AppCoordinator
    let host = HostMock()
    let bookmarksStore: InMemoryBookmarksStore
    let settingsStore: InMemorySettingsStore
    let lists: ManualDatabase
    /// Drives toasts.
    let clock = ManualClock()
    private let pilot: Pilot<AppCoordinator>
    /// Made once: calendars are slow to make.
    private static let localization = Localization.sample

    /// - Parameter exchange: Exchanges some of the app's dependencies.
    init(
        users: any UsersService = AnsweringUsersService(.success(.cast), .success(.sample(2, count: 3))),
        pictures: any PictureService = AnsweringPictureService(), shop: any ShopService = AnsweringShopService(),
        bookmarked: [User] = [], lists: [ToDoList] = [.sample(items: [.sample()])], settings: Settings? = nil,
        storage: any DataStorage = DataStorageStub(), profileBinding: BindingStyle = .immutable,
        size: ScreenSize = .standard, exchanging exchange: (inout Dependencies) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        bookmarksStore = InMemoryBookmarksStore(bookmarked)
        settingsStore = InMemorySettingsStore(settings)
        self.lists = ManualDatabase(lists)
        var dependencies = Dependencies(
            users: users, pictures: pictures, pictureDecoder: GradientDecoder(),
            photos: AnsweringPhotosService.gallery, bookmarks: bookmarksStore,
            lists: self.lists, stamps: .sample(), shop: shop,
            likes: AnsweringShopService(), feed: AnsweringFeedService(), signUp: AnsweringSignUpService(),
            settings: settingsStore, storage: storage, clock: clock,
            localization: Self.localization)
        exchange(&dependencies)
        coordinator = AppCoordinator(dependencies: dependencies, profileBinding: profileBinding)
        coordinator.host = host
        pilot = Pilot(app: coordinator, size: size.size, appearance: Appearance(usesColor: false))
        for object in [self, coordinator, coordinator.shell, host, pilot] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    /// Returns an app that has opened `route` or, without one, its first tab.
    static func opened(
        _ route: Route? = nil,
        users: any UsersService = AnsweringUsersService(.success(.cast), .success(.sample(2, count: 3))),
        shop: any ShopService = AnsweringShopService(), bookmarked: [User] = [], settings: Settings? = nil,
        profileBinding: BindingStyle = .immutable, size: ScreenSize = .standard,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> AppHarness {
        let app = AppHarness(
            users: users, shop: shop, bookmarked: bookmarked, settings: settings, profileBinding: profileBinding,
            size: size, sourceLocation: sourceLocation)
        await app.start(at: route)
        return app
    }
}

// MARK: - What its user does

extension AppHarness {
    func start(at route: Route? = nil) async {
        await pilot.start { app in if let route { await app.open(route) } }
        await pilot.settle()
    }

    /// Goes to `route` and waits until the app has settled.
    func open(_ route: Route) async {
        await coordinator.open(route)
        await pilot.settle()
    }

    /// Selects the tab of `route` and leaves its screens as they were.
    func select(_ route: Route) { coordinator.shell.select(route.name) }

    /// Presses `keys`, and waits before each and at the end until the app has settled.
    func press(settling keys: Key...) async {
        for key in keys { await pilot.press(key) }
        await pilot.settle()
    }

    /// Types `text`, and waits before each letter and at the end until the app has settled.
    func type(settling text: String) async {
        for character in text { await pilot.press(.character(character)) }
        await pilot.settle()
    }

    /// Presses `keys` without waiting, each prompt having been read, for tests that answer the services themselves.
    func press(_ keys: Key...) {
        for key in keys {
            coordinator.skipPauses()
            _ = frame
            coordinator.press(key)
        }
    }

    /// Waits until all work is done.
    func settle() async { await coordinator.settle() }
}

// MARK: - What shows

extension AppHarness {
    var frame: Frame { pilot.frame() }

    var screen: String { frame.grid.plainText }

    /// The title of the front screen.
    var title: String? { coordinator.shell.front?.title }

    /// The message of the prompt in front, or nil if there is none.
    var prompt: String? { coordinator.shell.prompt?.message }

    /// The line of the tabs.
    var tabs: String { String(screen.prefix { $0 != "\n" }) }
}
