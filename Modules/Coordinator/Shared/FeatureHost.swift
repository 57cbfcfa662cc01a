/// The app, as its features see it.
public protocol FeatureHost: AnyObject {
    /// The places of all features.
    var places: [Place] { get }
    /// Returns the current look of the app.
    var look: () -> AppLook { get set }

    /// Called after the current screens or their links have changed.
    var didNavigate: (() -> Void)? { get set }
    /// The links that restore the current screens.
    var links: [String] { get }

    /// Opens the place of `route`.
    func show(_ route: Route)

    /// Restores the screens of `links`, unless the user has already pressed a key or opened a link.
    func restore(_ links: [String])
}
