public import Interactor

/// The user's actions on the feature name.
public protocol FeatureNameActions: AnyObject {
    /// Prepends an entry; does nothing if `text` is blank.
    func add(_ text: String)
}

extension FeatureNameInteractor: FeatureNameActions {}
