public final class AppCoordinator: ShellApp {
    let featureName = FeatureNameInteractor()
    /// A sentence about a change that could not be saved while the app was ending; nil if there is none.
    public private(set) var lossAtEnd: String?
    /// The coordinator of each tab, by the route of its place.
    private var tabCoordinators: [Route: any FeatureCoordinator] = [:]
}
