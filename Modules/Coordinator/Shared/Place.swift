public import Shell
public import TextUI

/// A screen that the app can go to: its route and title, its position, and how its coordinator is made.
public struct Place {
    /// The route of the place itself.
    public let route: Route
    /// The routes of further screens of the same feature.
    public let subroutes: [Route]
    /// The title of its tab, or of its row in the More tab.
    public let title: String
    public internal(set) var standing: Standing
    /// Makes the coordinator, which opens its screens on the given stack.
    let coordinator: (Navigation) -> any FeatureCoordinator

    /// The position of a place in the app.
    public nonisolated enum Standing: Equatable {
        /// The first screen of a tab.
        case tab
        /// Pushed onto the tab of another place; a tab of its own in an app that does not have the other one.
        case over(Route)
        /// Pushed onto whichever screen is in front, with `key`; not a second time.
        case inFront(key: Key, action: String)
    }

    /// - Parameter coordinator: Makes the coordinator, which opens its screens on the given stack.
    public init(
        _ route: Route, leadingTo subroutes: [Route] = [], title: String, standing: Standing,
        coordinator: @escaping (Navigation) -> any FeatureCoordinator
    ) {
        self.route = route
        self.subroutes = subroutes
        self.title = title
        self.standing = standing
        self.coordinator = coordinator
    }

    /// Every route that leads to this place or on from it.
    public var routes: [Route] { [route] + subroutes }
}

extension [Place] {
    /// The places that have a tab of their own, in the order of the tabs.
    public var tabs: [Place] { filter { $0.standing == .tab } }

    /// The routes of all places, in the order of the places.
    public var routes: [Route] { flatMap(\.routes) }

    /// Returns the place that `key` opens in front of every screen; nil if it opens none.
    public func opened(by key: Key) -> Place? {
        first { place in
            guard case .inFront(key, _) = place.standing else { return false }
            return true
        }
    }
}
