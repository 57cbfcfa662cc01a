/// What a view of the list hears.
///
/// A load is told as `didStartLoading`, `didFinishLoading`, then `didUpdateUsers` or `didReceiveError`; while searching
/// `didUpdateSearchResults` stands for `didUpdateUsers`.
public protocol UsersListViewModelDelegate: AnyObject {
    func didUpdateUsers()
    func didUpdateSearchResults()
    func didReceiveError(_ error: NetworkError)
    func didStartLoading()
    func didFinishLoading()
}
