/// What a feature may ask of the app.
public protocol FeatureHost: AnyObject {
    /// The places of all features.
    var places: [Place] { get }
    /// Returns how the app is drawn now.
    var look: () -> AppLook { get set }

    /// Called after a change of what is in front.
    var didNavigate: (() -> Void)? { get set }
    /// The links that lead back to what is in front.
    var links: [String] { get }

    /// Goes to the place of `route`.
    func show(_ route: Route)

    /// Goes back to the screens of `links`, unless the user has done something.
    func restore(_ links: [String])
}
