/// What a feature may ask of the app.
public protocol FeatureHost: AnyObject {
    /// The places of all features.
    var places: [Place] { get }
    /// Returns how the app is drawn now.
    var look: () -> AppLook { get set }

    /// Goes to the place of `route`.
    func show(_ route: Route)
}
