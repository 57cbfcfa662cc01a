/// A listener to the changes of the Feature Name screen.
public protocol FeatureNameViewModelDelegate: AnyObject {
    /// Called after every change of the view model's content.
    func didUpdateFeatureName()
}
