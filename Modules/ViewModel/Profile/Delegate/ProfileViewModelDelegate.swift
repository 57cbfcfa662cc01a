/// What the view of a profile hears.
public protocol ProfileViewModelDelegate: AnyObject {
    func didUpdateProfile()
}
