/// The delegate of the view model for one person's screen.
public protocol UserDetailViewModelDelegate: AnyObject {
    func didUpdateBookmarkStatus()
    /// Called when loading the picture has ended; without a picture, `image` holds the initials and any failure.
    func didLoadProfileImage(_ image: ProfileImage)
}
