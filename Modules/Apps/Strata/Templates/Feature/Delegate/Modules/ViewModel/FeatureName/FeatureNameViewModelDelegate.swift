/// A listener to the changes of the feature name.
public protocol FeatureNameViewModelDelegate: AnyObject {
    /// Called after every change of the view model's content.
    func didUpdateFeatureName()
}
