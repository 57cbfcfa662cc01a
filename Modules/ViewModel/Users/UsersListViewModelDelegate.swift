/// The delegate of the view model for the list of people.
///
/// A load makes three calls: `didStartLoading`, `didFinishLoading`, then `didUpdateUsers` or `didReceiveError`. If
/// it ends during a search, it calls `didUpdateSearchResults` instead of `didUpdateUsers`.
public protocol UsersListViewModelDelegate: AnyObject {
    /// Called when the people or their bookmarks have changed.
    func didUpdateUsers()
    /// Called when a search has begun, changed or ended, or when a load during a search has changed the people.
    func didUpdateSearchResults()
    func didReceiveError(_ error: NetworkError)
    func didStartLoading()
    /// Called after every load, successful or not.
    func didFinishLoading()
}
