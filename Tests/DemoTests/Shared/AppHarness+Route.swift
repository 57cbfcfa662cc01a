public import Coordinator
import TestScreens

extension AppHarness<AppCoordinator> {
    /// The route of the front screen, with which a test checks where the app is.
    var route: Route { coordinator.route }
}

/// Lets a test write a route as a string, the route's link.
extension Route: ExpressibleByStringLiteral {
    public init(stringLiteral link: String) { self = Route(link: link) ?? Route(link) }
}
