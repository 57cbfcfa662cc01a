/// The delegate of the bookmarks' view model.
public protocol BookmarksViewModelDelegate: AnyObject {
    func didUpdateBookmarks()
    /// Called when bookmarks could not be read or saved; `message` is a text for the user.
    func didReceiveError(_ message: String)
}
