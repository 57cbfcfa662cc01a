import Shell
import TextUI

/// A screen that the app can go to: its route and title, its position, and how its coordinator is made.
nonisolated struct Place: Sendable {
    /// The route of the place itself.
    let route: Route
    /// The routes of further screens of the same feature.
    var subroutes: [Route] = []
    /// The title of its tab, or of its row in the More tab.
    let title: String
    let standing: Standing
    /// Makes the coordinator, which opens its screens on the given stack.
    let coordinator: @MainActor @Sendable (AppCoordinator, Navigation) -> any FeatureCoordinator

    /// The position of a place in the app.
    enum Standing: Equatable {
        /// The first screen of a tab.
        case tab
        /// Pushed onto the tab of another place.
        case over(Route)
        /// Pushed onto whichever screen is in front, with `key`; not a second time.
        case inFront(key: Key, action: String)
    }

    /// Every route that leads to this place or on from it.
    var routes: [Route] { [route] + subroutes }

    /// The places that have a tab of their own.
    static let tabs = all.filter { $0.standing == .tab }
}
