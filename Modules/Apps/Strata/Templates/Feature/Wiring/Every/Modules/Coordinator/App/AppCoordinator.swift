public final class AppCoordinator: ShellApp {
    let featureName = FeatureNameInteractor()
    /// The coordinator of each tab, by the route of its place.
    private var tabCoordinators: [Route: any FeatureCoordinator] = [:]
}
