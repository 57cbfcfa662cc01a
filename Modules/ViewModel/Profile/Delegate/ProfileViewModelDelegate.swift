/// The delegate of a profile's view model.
public protocol ProfileViewModelDelegate: AnyObject {
    /// Called after every change of the view model's content.
    func didUpdateProfile()
}
