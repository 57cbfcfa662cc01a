import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

extension AppHarness<AppCoordinator> {
    /// Creates an app with the test's features; the app has not started yet.
    ///
    /// - Parameters:
    ///   - clock: Drives toasts and animations.
    ///   - features: Makes the features.
    convenience init(
        storage: (any DataStorage)? = DataStorageStub(), clock: any Clock<Duration> = ManualClock(),
        localization: Localization = .sample, sourceLocation: SourceLocation = #_sourceLocation,
        of features: (SharedDependencies) -> [any Feature]
    ) {
        let shared = SharedDependencies(storage: storage, clock: clock, localization: localization, now: { .sample(0) })
        var list = FeatureList()
        for feature in features(shared) { list.add(feature) }
        self.init(AppCoordinator(list, on: shared), sourceLocation: sourceLocation)
    }

    /// Returns an app with the test's features, after the app has opened `route`; nil opens only the first tab.
    static func opened(
        _ route: Route? = nil, storage: (any DataStorage)? = DataStorageStub(),
        sourceLocation: SourceLocation = #_sourceLocation, of features: (SharedDependencies) -> [any Feature]
    ) async -> AppHarness {
        let app = AppHarness(storage: storage, sourceLocation: sourceLocation, of: features)
        await app.start { if let route { await $0.open(route) } }
        return app
    }

    /// Goes to `route` and waits until the app has settled.
    func open(_ route: Route) async {
        await coordinator.open(route)
        await settle()
    }

    /// Selects the tab of `route` and leaves the tab's screens as they were.
    func select(_ route: Route) { coordinator.shell.select(route.link) }
}

// MARK: - Current place

extension AppHarness<AppCoordinator> {
    /// The route of the front screen.
    var route: Route { coordinator.route }

    /// The route of the selected tab.
    var selectedTab: Route { Route(coordinator.shell.selectedTab) }

    /// Draws the app, and returns the count on `tab`; nil if the tab has no count.
    func badge(of tab: Route) -> Int? {
        _ = frame
        return coordinator.shell.tabs.first { $0.id == tab.link }?.badge
    }
}
