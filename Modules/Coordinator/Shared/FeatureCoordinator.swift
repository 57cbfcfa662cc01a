/// Builds the first screen of a place and opens the place's subroutes.
public protocol FeatureCoordinator: AnyObject {
    /// The count that the tab shows; 0 shows nothing.
    var badge: Int { get }

    /// Builds the first screen and pushes it.
    func start()

    /// Goes from the first screen to the screen of `route`, or stays if there is nothing to open yet.
    func open(_ route: Route) async
}

extension FeatureCoordinator {
    /// Returns 0: most features show no count.
    public var badge: Int { 0 }

    /// Does nothing: a feature with one screen has no further routes.
    public func open(_ route: Route) async {}
}
