/// A feature as the app sees it: the door to its places, and what it keeps for them while the app runs.
///
/// An app is a list of these. The app knows nothing else of a feature, and a feature knows no other one.
public protocol Feature: AnyObject {
    /// The screens that the app can go to; those with a tab come in the order of the tabs.
    var places: [Place] { get }

    /// Loads what the feature's screens share, before the first screen of any feature is built.
    func start(in host: any FeatureHost)
}

extension Feature {
    /// Does nothing: most features load when their screens open.
    public func start(in host: any FeatureHost) {}
}
