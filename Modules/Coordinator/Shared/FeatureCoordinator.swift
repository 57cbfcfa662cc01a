/// Builds the first screen of a feature, and opens the feature's routes from there.
protocol FeatureCoordinator: AnyObject {
    /// How many things there are to see, for the tab; it shows nothing for 0.
    var badge: Int { get }

    /// Builds the first screen, and pushes it.
    func start()

    /// Goes from the first screen to the one that `route` names; stays there while there is nothing to open.
    func open(_ route: Route) async
}

extension FeatureCoordinator {
    /// 0: most features count nothing.
    var badge: Int { 0 }

    /// Nothing: a feature of one screen has no other route.
    func open(_ route: Route) async {}
}
