/// A listener to the bookmarks.
public protocol BookmarksViewModelDelegate: AnyObject {
    func didUpdateBookmarks()
    /// Bookmarks could not be read or saved; `message` is for the user.
    func didReceiveError(_ message: String)
}
