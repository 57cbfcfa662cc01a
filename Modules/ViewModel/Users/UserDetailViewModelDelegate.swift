/// A listener to one person's screen.
public protocol UserDetailViewModelDelegate: AnyObject {
    func didUpdateBookmarkStatus()
    /// The picture is there, or it will not come: then `image` stands in for it and says why.
    func didLoadProfileImage(_ image: ProfileImage)
}
