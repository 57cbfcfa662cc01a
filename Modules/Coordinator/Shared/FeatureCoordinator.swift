/// Builds the first screen of a feature and opens the feature's routes.
protocol FeatureCoordinator: AnyObject {
    /// The count that the tab shows; 0 shows nothing.
    var badge: Int { get }

    /// Builds the first screen and pushes it.
    func start()

    /// Goes from the first screen to the screen of `route`, or stays if there is nothing to open yet.
    func open(_ route: Route) async
}

extension FeatureCoordinator {
    /// Returns 0: most features show no count.
    var badge: Int { 0 }

    /// Does nothing: a feature with one screen has no further routes.
    func open(_ route: Route) async {}
}
