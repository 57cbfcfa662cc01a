/// A listener to the list of people.
///
/// A load makes three calls: `didStartLoading`, `didFinishLoading`, then `didUpdateUsers` or `didReceiveError`. While
/// searching, `didUpdateSearchResults` takes the place of `didUpdateUsers`.
public protocol UsersListViewModelDelegate: AnyObject {
    /// The people or their bookmarks have changed.
    func didUpdateUsers()
    /// A search has begun, changed or ended, or what it searches has changed.
    func didUpdateSearchResults()
    func didReceiveError(_ error: NetworkError)
    func didStartLoading()
    /// The load is over, successful or not.
    func didFinishLoading()
}
