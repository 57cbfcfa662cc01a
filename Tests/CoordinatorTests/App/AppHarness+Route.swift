import Coordinator
import Shell
import TestScreens

extension AppHarness<AppCoordinator> {
    /// The route of the front screen, by which a test asks where it is.
    var route: Route { coordinator.route }

    /// The route of the selected tab.
    var selectedTab: Route { Route(coordinator.shell.selectedTab) }

    /// Draws, and returns the count on the tab of a route; nil if it shows none.
    func badge(of tab: Route) -> Int? {
        _ = frame
        return coordinator.shell.tabs.first { $0.id == tab.link }?.badge
    }
}
