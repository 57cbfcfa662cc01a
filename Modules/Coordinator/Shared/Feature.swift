/// A feature of the app: its places, and the objects that they share while the app runs.
///
/// An app is a list of features. The app knows a feature only by this protocol, and no feature knows another feature.
public protocol Feature: AnyObject {
    /// The screens that the app can open; screens with a tab come in the order of the tabs.
    var places: [Place] { get }

    /// Loads the data that the feature's screens share; called before the first screen of any feature is built.
    func start(in host: any FeatureHost)
}

extension Feature {
    /// Does nothing: most features load their data when their screens open.
    public func start(in host: any FeatureHost) {}
}
