@preconcurrency public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    private var sections: [SectionIdentifierType] = []
    private var items: [[ItemIdentifierType]] = []
    private var reconfigured: [ItemIdentifierType] = []
    public init() {}
    public var itemIdentifiers: [ItemIdentifierType] { items.flatMap(\.self) }
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        let all = sections + identifiers
        precondition(Set(all).count == all.count, "a section identifier is not unique")
        sections = all
        items += identifiers.map { _ in [] }
    }
    public mutating func appendItems(_ identifiers: [ItemIdentifierType]) {
        precondition(!sections.isEmpty, "items are appended although there is no section")
        items[sections.count - 1] += identifiers
        checkItems()
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType) {
        guard let path = indexPath(of: item) else { preconditionFailure("an item is inserted before an absent one") }
        items[path.section].insert(contentsOf: identifiers, at: path.item)
        checkItems()
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        checkExistence(of: identifiers, "an absent item is deleted")
        for section in items.indices { items[section].removeAll(where: identifiers.contains) }
        reconfigured.removeAll(where: identifiers.contains)
    }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        checkExistence(of: identifiers, "an absent item is reconfigured")
        reconfigured += identifiers
    }
    private func checkItems() {
        precondition(Set(itemIdentifiers).count == itemIdentifiers.count, "an item identifier is not unique")
    }
    private func checkExistence(of identifiers: [ItemIdentifierType], _ problem: String) {
        precondition(Set(identifiers).isSubset(of: itemIdentifiers), problem)
    }

    // The functions below are not in UIKit.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
        return items[path.section][path.item]
    }
    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        for (section, items) in items.enumerated() {
            if let index = items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
        }
        return nil
    }

    /// Returns the paths to reconfigure, and a function from old paths to new ones; of equal items, keeps the old.
    mutating func apply(_ new: Self) -> ([IndexPath], (IndexPath) -> IndexPath?) {
        let (old, known) = (self, Set(itemIdentifiers))
        self = new
        items = items.map { $0.map { item in known.firstIndex(of: item).map { known[$0] } ?? item } }
        reconfigured = []
        return (new.reconfigured.compactMap(new.indexPath), { old.item(at: $0).flatMap(new.indexPath) })
    }
    func numberOfItems(inSection section: Int) -> Int { items.indices.contains(section) ? items[section].count : 0 }
}

@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private weak var tableView: UITableView?
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        super.init()
        tableView.cells.count = { [weak self] in self?.current.numberOfItems(inSection: $0) ?? 0 }
        tableView.cells.make = { [weak self, unowned tableView] path in
            self?.current.item(at: path).flatMap { cellProvider(tableView, path, $0) }
        }
    }
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) {
        let (reconfigured, newPath) = current.apply(snapshot)
        tableView?.cells.update(reconfigured, newPath)
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
}

@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    private weak var collectionView: UICollectionView?
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        super.init()
        collectionView.cells.count = { [weak self] in self?.current.numberOfItems(inSection: $0) ?? 0 }
        collectionView.cells.make = { [weak self, unowned collectionView] path in
            self?.current.item(at: path).flatMap { cellProvider(collectionView, path, $0) }
        }
    }
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) {
        let (reconfigured, newPath) = current.apply(snapshot)
        collectionView?.update(reconfigured, newPath)
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
}
