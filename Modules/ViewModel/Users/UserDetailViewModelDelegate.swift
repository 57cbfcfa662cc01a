/// What a view of one person hears.
public protocol UserDetailViewModelDelegate: AnyObject {
    func didUpdateBookmarkStatus()
    /// The picture has come, or it will not: then `image` is what stands in for it.
    func didLoadProfileImage(_ image: ProfileImage)
}
