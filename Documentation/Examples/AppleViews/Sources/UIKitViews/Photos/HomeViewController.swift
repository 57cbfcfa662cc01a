import UIKit
import ViewModel

/// The photos of the feed or of a search, bound to their view model by closures.
final class HomeViewController: ScreenViewController {
    nonisolated enum Section { case photos }

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: .photos)
    let searchController = UISearchController(searchResultsController: nil)

    private let viewModel: HomeViewModel
    private lazy var dataSource = makeDataSource()

    init(viewModel: HomeViewModel, keeping coordinator: AnyObject?) {
        self.viewModel = viewModel
        super.init(keeping: coordinator)
        title = viewModel.content.title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupCollectionView()
        if viewModel.content.isSearch { setupSearch() } else { setupSearchButton() }
        setupViewModel()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let content = viewModel.content
        if content.isSearch, !content.hasSearched { searchController.searchBar.becomeFirstResponder() }
    }

    private func setupViewModel() {
        viewModel.reloadCollectionViewClosure = { [weak self] in self?.reloadCollectionView() }
        viewModel.showAlertClosure = { [weak self] in self?.showAlert() }
        viewModel.didUpdateContentClosure = { [weak self] in self?.updateContent() }
        updateContent()
        viewModel.fetch()
    }

    private func setupCollectionView() {
        view.embed(collectionView)
        collectionView.delegate = self
        // So that even photos that fit on the screen can be pulled down.
        collectionView.alwaysBounceVertical = true
        collectionView.refreshControl = UIRefreshControl()
        collectionView.refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    }

    private func setupSearchButton() {
        let item = UIBarButtonItem(
            systemItem: .search, primaryAction: UIAction { [weak self] _ in self?.viewModel.didTapSearch() })
        navigationItem.rightBarButtonItem = item
    }

    private func setupSearch() {
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = PhotosWords.searchPlaceholder
        searchController.searchBar.delegate = self
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        // Otherwise the search bar would stay in front of a photo's screen.
        definesPresentationContext = true
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, PhotoCellViewModel> {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, PhotoCellViewModel> {
            cell, _, photo in
            cell.contentConfiguration = PhotoContentConfiguration(viewModel: photo)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [weak self] collectionView, indexPath, photo in
            // Photos are equal by ID alone, so the data source may hold an outdated photo.
            let photo = self?.viewModel.getCellViewModel(indexPath: indexPath) ?? photo
            return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
        }
    }
}

// MARK: - Changes of the view model

extension HomeViewController {
    private func reloadCollectionView() {
        let known = Set(dataSource.snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<Section, PhotoCellViewModel>()
        snapshot.appendSections([.photos])
        snapshot.appendItems(viewModel.cellViewModels)
        snapshot.reconfigureItems(viewModel.cellViewModels.filter(known.contains))
        dataSource.apply(snapshot, animatingDifferences: isOnScreen)
    }

    private func updateContent() {
        contentUnavailableConfiguration = placeholder
        if !viewModel.content.isLoading { collectionView.refreshControl?.endRefreshing() }
    }

    private var placeholder: UIContentUnavailableConfiguration? {
        let content = viewModel.content
        if viewModel.numberOfCells > 0 { return nil }
        if content.isLoading { return .loading(content.loadingMessage) }
        return .message(content.emptyTitle, content.emptyHint, action: reload)
    }

    private var reload: UIAction? {
        viewModel.content.loadAction.map { title in
            UIAction(title: title.capitalized) { [weak self] _ in self?.viewModel.reload() }
        }
    }

    private func showAlert() {
        guard let message = viewModel.alertMessage else { return }
        let allowsRetry = viewModel.content.loadAction != nil
        presentError(message, retry: allowsRetry ? { [weak self] in self?.viewModel.reload() } : nil)
    }
}

// MARK: - What the user does

extension HomeViewController {
    private func refresh() {
        viewModel.reload()
        // Ends the refresh if there is nothing to load.
        updateContent()
    }
}

extension HomeViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        viewModel.getCellViewModel(indexPath: indexPath).map(viewModel.didSelectPhoto)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if indexPath.item == viewModel.numberOfCells - 1 { viewModel.fetch() }
    }
}

extension HomeViewController: UISearchBarDelegate {
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        viewModel.search(searchBar.text ?? "")
    }
}
