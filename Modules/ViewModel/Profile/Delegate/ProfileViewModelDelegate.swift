/// A listener to the changes of a profile.
public protocol ProfileViewModelDelegate: AnyObject {
    /// Called after every change of the view model's content.
    func didUpdateProfile()
}
