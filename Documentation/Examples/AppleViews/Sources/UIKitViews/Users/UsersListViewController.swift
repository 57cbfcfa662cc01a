import UIKit
import ViewModel

/// The list of people, bound to its view model by a delegate.
final class UsersListViewController: ScreenViewController {
    nonisolated enum Section { case users }

    let tableView = UITableView(frame: .zero, style: .plain)
    let searchController = UISearchController(searchResultsController: nil)

    private let viewModel: UsersListViewModel
    /// The content in the table, which may be older than the view model's.
    private var content: UsersListContent
    /// The index of each row in the content, by the row's ID.
    private var places: [UserRow.ID: Int] = [:]
    private lazy var dataSource = makeDataSource()

    init(viewModel: UsersListViewModel, keeping coordinator: AnyObject?) {
        self.viewModel = viewModel
        content = viewModel.content
        super.init(keeping: coordinator)
        title = UsersWords.title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupTableView()
        setupSearchController()
        setupViewModel()
    }

    private func setupViewModel() {
        viewModel.delegate = self
        updateUI()
        viewModel.loadUsers()
    }

    private func setupTableView() {
        view.embed(tableView)
        tableView.register(UserCell.self, forCellReuseIdentifier: UserCell.reuseIdentifier)
        tableView.delegate = self
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.viewModel.refreshUsers() }, for: .valueChanged)
        tableView.refreshControl = refreshControl
    }

    private func setupSearchController() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = UsersWords.searchPrompt
        navigationItem.searchController = searchController
        // Otherwise the search bar would stay in front of a person's screen.
        definesPresentationContext = true
    }

    private func makeDataSource() -> UITableViewDiffableDataSource<Section, UserRow.ID> {
        UITableViewDiffableDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: UserCell.reuseIdentifier, for: indexPath)
            guard let self, let cell = cell as? UserCell, let place = places[id] else { return cell }
            cell.configure(with: content.rows[place])
            cell.delegate = self
            return cell
        }
    }

    private func updateUI() {
        content = viewModel.content
        let ids = content.rows.map(\.id)
        places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
        var snapshot = NSDiffableDataSourceSnapshot<Section, UserRow.ID>()
        snapshot.appendSections([.users])
        snapshot.appendItems(ids)
        snapshot.reconfigureItems(dataSource.snapshot().itemIdentifiers.filter { places[$0] != nil })
        dataSource.apply(snapshot, animatingDifferences: isOnScreen)
        updateProgress()
    }

    /// Returns the index, in `content`, of the table's row at `indexPath`; nil if there is no such row.
    private func place(at indexPath: IndexPath) -> Int? {
        dataSource.itemIdentifier(for: indexPath).flatMap { places[$0] }
    }
}

// MARK: - Progress

extension UsersListViewController {
    /// Does not change the rows, because the table may be laying them out.
    private func updateProgress() {
        let content = viewModel.content
        contentUnavailableConfiguration = placeholder(for: content)
        if !content.isLoading { tableView.refreshControl?.endRefreshing() }
    }

    private func placeholder(for content: UsersListContent) -> UIContentUnavailableConfiguration? {
        guard content.isEmpty else { return nil }
        if content.isLoading { return .loading(UsersWords.loading) }
        let (title, subtitle) = content.emptyState
        return .message(title, subtitle, action: action(for: content))
    }

    private func action(for content: UsersListContent) -> UIAction? {
        if content.canSearchMore {
            return UIAction(title: UsersWords.loadMore.capitalized) { [weak self] _ in self?.viewModel.loadMoreUsers() }
        }
        // A search that found nobody needs other words, not a retry.
        guard !content.isSearching || content.failure != nil else { return nil }
        return content.reloadAction.map { title in
            UIAction(title: title.capitalized) { [weak self] _ in self?.viewModel.refreshUsers() }
        }
    }
}

// MARK: - What the user does

extension UsersListViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        place(at: indexPath).flatMap(content.rows.user).map(viewModel.didSelectUser)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        viewModel.loadMoreUsersIfNeeded(for: indexPath.row)
    }
}

extension UsersListViewController: UserCellDelegate {
    func didTapBookmark(in cell: UserCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        place(at: indexPath).flatMap(content.rows.user).map(viewModel.toggleBookmark(of:))
    }
}

extension UsersListViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        viewModel.performSearch(with: searchController.searchBar.text ?? "")
    }
}

// MARK: - Calls from the view model

extension UsersListViewController: UsersListViewModelDelegate {
    func didUpdateUsers() { updateUI() }
    func didUpdateSearchResults() { updateUI() }
    /// May be called while the table lays out its rows, when no snapshot may be applied.
    func didStartLoading() { updateProgress() }
    func didFinishLoading() { updateProgress() }

    func didReceiveError(_ error: NetworkError) {
        presentError(error.text, retry: error.allowsRetry ? { [weak self] in self?.viewModel.retry() } : nil)
    }
}
