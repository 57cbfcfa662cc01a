import Binding
import UIKit
import ViewModel

/// The feed, configured with a new immutable view model after each change.
final class FeedViewController: ScreenViewController, Configurable {
    nonisolated enum Section { case entries }

    let tableView = UITableView(frame: .zero, style: .plain)

    private var viewModel: FeedViewModel
    /// Each entry that the table shows, by its ID.
    private var cells: [FeedCellViewModel.ID: FeedCellViewModel] = [:]
    private lazy var dataSource = makeDataSource()

    init(viewModel: FeedViewModel, keeping coordinator: AnyObject?) {
        self.viewModel = viewModel
        super.init(keeping: coordinator)
        title = FeedWords.title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.embed(tableView)
        tableView.register(FeedCell.self, forCellReuseIdentifier: FeedCell.reuseIdentifier)
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.viewModel.refresh() }, for: .valueChanged)
        tableView.refreshControl = refreshControl
        updateUI()
        viewModel.refresh()
    }

    func configure(with viewModel: FeedViewModel) {
        let wasLoading = self.viewModel.isLoading
        self.viewModel = viewModel
        guard isViewLoaded else { return }
        updateUI()
        if wasLoading { presentProblem() }
    }

    private func makeDataSource() -> UITableViewDiffableDataSource<Section, FeedCellViewModel.ID> {
        UITableViewDiffableDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: FeedCell.reuseIdentifier, for: indexPath)
            guard let cell = cell as? FeedCell, let viewModel = self?.cells[id] else { return cell }
            cell.configure(with: viewModel)
            return cell
        }
    }

    private func updateUI() {
        let ids = viewModel.cells.map(\.id)
        cells = Dictionary(uniqueKeysWithValues: zip(ids, viewModel.cells))
        var snapshot = NSDiffableDataSourceSnapshot<Section, FeedCellViewModel.ID>()
        snapshot.appendSections([.entries])
        snapshot.appendItems(ids)
        snapshot.reconfigureItems(dataSource.snapshot().itemIdentifiers.filter { cells[$0] != nil })
        dataSource.apply(snapshot, animatingDifferences: isOnScreen)
        contentUnavailableConfiguration = placeholder
        if !viewModel.isLoading { tableView.refreshControl?.endRefreshing() }
    }

    private var placeholder: UIContentUnavailableConfiguration? {
        switch viewModel.placeholder {
        case .loading(let message): .loading(message)
        case .message(let title, let subtitle): .message(title, subtitle, action: reload)
        case nil: nil
        }
    }

    private var reload: UIAction? {
        viewModel.reloadAction.map { title in
            UIAction(title: title.capitalized) { [weak self] _ in self?.viewModel.refresh() }
        }
    }

    /// Shows why the old entries remain; without entries, the placeholder gives the reason.
    private func presentProblem() {
        guard let problem = viewModel.problem, !viewModel.cells.isEmpty else { return }
        presentError(problem, retry: reload == nil ? nil : { [weak self] in self?.viewModel.refresh() })
    }
}
