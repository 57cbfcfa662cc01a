public import Interactor

/// The actions of the feature name.
public protocol FeatureNameActions: AnyObject {
    /// Adds an entry in front; does nothing if `text` is blank.
    func add(_ text: String)
}

extension FeatureNameInteractor: FeatureNameActions {}
