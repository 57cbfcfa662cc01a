import Shell
import TextUI

/// A place of the app: what it is called, where it stands, and what builds it.
nonisolated struct Place: Sendable {
    /// The route that leads to it.
    let route: Route
    /// The routes that lead on from it, to other screens of the same feature.
    var subroutes: [Route] = []
    /// What its tab, or its row in the tab More, says.
    let title: String
    let standing: Standing
    /// Makes its coordinator for a stack.
    let coordinator: @MainActor @Sendable (AppCoordinator, Navigation) -> any FeatureCoordinator

    /// Where a place stands.
    enum Standing: Equatable {
        /// In a tab of its own.
        case tab
        /// Over the first screen of another place's tab.
        case over(Route)
        /// Over any screen, opened by `key` unless it is in front already.
        case inFront(key: Key, action: String)
    }

    /// Every route that this place opens.
    var routes: [Route] { [route] + subroutes }

    /// The places with a tab, in the order of the tabs.
    static let tabs = all.filter { $0.standing == .tab }
}
