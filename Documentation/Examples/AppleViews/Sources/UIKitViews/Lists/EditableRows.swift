import UIKit
import ViewModel

/// The only section of the lists' screens.
nonisolated enum ListSection { case rows }

/// The rows of a collection view: the data source has the order of their IDs, and this object has their contents.
@MainActor final class EditableRows<Row: EditableRow> {
    private let collectionView: UICollectionView
    private let configure: (UICollectionViewListCell, Row) -> Void
    private var rows: [UUID: Row] = [:]
    private lazy var dataSource = makeDataSource()

    /// - Parameter configure: Shows a row in a cell.
    init(collectionView: UICollectionView, configure: @escaping (UICollectionViewListCell, Row) -> Void) {
        self.collectionView = collectionView
        self.configure = configure
    }

    var isEmpty: Bool { rows.isEmpty }

    subscript(index: Int) -> Row? { id(at: index).flatMap { rows[$0] } }

    private func id(at index: Int) -> UUID? { dataSource.itemIdentifier(for: IndexPath(item: index, section: 0)) }

    /// Returns the index of the row with this ID; nil if the row was removed.
    func index(of id: UUID) -> Int? { dataSource.indexPath(for: id)?.item }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<ListSection, UUID> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, UUID> {
            [weak self] cell, _, id in
            if let self, let row = rows[id] { configure(cell, row) }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }
}

// MARK: - Changes

extension EditableRows {
    func show(_ new: [Row]) {
        let known = Set(rows.keys)
        rows = Dictionary(uniqueKeysWithValues: new.map { ($0.id, $0) })
        var snapshot = NSDiffableDataSourceSnapshot<ListSection, UUID>()
        snapshot.appendSections([.rows])
        snapshot.appendItems(new.map(\.id))
        snapshot.reconfigureItems(new.map(\.id).filter(known.contains))
        dataSource.apply(snapshot)
    }

    func insert(_ row: Row, at index: Int) {
        rows[row.id] = row
        var snapshot = dataSource.snapshot()
        if let next = id(at: index) {
            snapshot.insertItems([row.id], beforeItem: next)
        } else {
            snapshot.appendItems([row.id])
        }
        dataSource.apply(snapshot)
    }

    func update(_ row: Row) {
        rows[row.id] = row
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([row.id])
        dataSource.apply(snapshot)
    }

    func remove(at index: Int) {
        guard let row = self[index] else { return }
        rows[row.id] = nil
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([row.id])
        dataSource.apply(snapshot)
    }

    /// Selects the row with this ID, and scrolls to the row.
    func select(_ id: UUID) {
        let indexPath = dataSource.indexPath(for: id)
        collectionView.selectItem(at: indexPath, animated: true, scrollPosition: .centeredVertically)
    }
}
