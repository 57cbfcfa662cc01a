/// The delegate of the view model for the list of people.
///
/// A load makes three calls: `didStartLoading`, `didFinishLoading`, then `didUpdateUsers` or `didReceiveError`. While
/// searching, `didUpdateSearchResults` replaces `didUpdateUsers`.
public protocol UsersListViewModelDelegate: AnyObject {
    /// Called when the people or their bookmarks have changed.
    func didUpdateUsers()
    /// Called when a search has begun, changed or ended, or when the searched people have changed.
    func didUpdateSearchResults()
    func didReceiveError(_ error: NetworkError)
    func didStartLoading()
    /// Called after every load, successful or not.
    func didFinishLoading()
}
