open class UICollectionViewCell: UIView, ReusableCell {
    public fileprivate(set) var reuseIdentifier: String?
    /// As in UIKit, the content configuration makes this view; a configuration of the same type keeps the view.
    public private(set) var contentView = UIView(frame: .zero)
    public var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            if let new = contentConfiguration, let view = contentView as? any UIContentView,
                type(of: view.configuration) == type(of: new)
            {
                view.configuration = new
            } else {
                contentView = contentConfiguration?.makeContentView() ?? UIView(frame: .zero)
            }
        }
    }

    // This initializer is not required in UIKit, as with `UITableViewCell`.
    public override required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
    open func prepareForReuse() {}
}

open class UICollectionViewListCell: UICollectionViewCell {
    public var accessories: [UICellAccessory] = []
}

public struct UICellAccessory {
    public enum AccessoryType: Hashable { case disclosureIndicator, checkmark }
    public let accessoryType: AccessoryType
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(accessoryType: .disclosureIndicator) }
    public static func checkmark() -> UICellAccessory { UICellAccessory(accessoryType: .checkmark) }
}

// As with a table, the requirements with an implementation below are optional in UIKit.
@MainActor public protocol UICollectionViewDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
}

/// A collection without height: no item is on the screen until a test asks for its cell.
open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    }
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        let identifier = UUID().uuidString
        let handler: (Cell, IndexPath, Item) -> Void
        public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
    }
    public weak var delegate: (any UICollectionViewDelegate)?
    public let collectionViewLayout: UICollectionViewLayout
    public private(set) var indexPathsForSelectedItems: [IndexPath]? = []
    let cells = Cells<UICollectionViewCell>()
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) { nil }
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = cells.dequeue(registration.identifier) {
            let cell = Cell(frame: .zero)
            cell.reuseIdentifier = registration.identifier
            return cell
        }
        guard let cell = cell as? Cell else { preconditionFailure("a cell is of another class than its registration") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    public func numberOfItems(inSection section: Int) -> Int { cells.count(section) }
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells.shown[indexPath] }
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
    }
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }

    /// Not in UIKit: taps an item, which selects it.
    package func tap(_ path: IndexPath) {
        selectItem(at: path, animated: false, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    /// Not in UIKit: scrolls to an item, so that its cell is made and shown.
    package func show(_ path: IndexPath) -> UICollectionViewCell? {
        cells.show(path) { delegate?.collectionView(self, willDisplay: $0, forItemAt: path) }
    }
    /// Not in UIKit: scrolls all items away.
    package func recycle() { cells.recycle() }
    func update(_ reconfigured: [IndexPath], _ newPath: (IndexPath) -> IndexPath?) {
        cells.update(reconfigured, newPath)
        indexPathsForSelectedItems = indexPathsForSelectedItems?.compactMap(newPath)
    }
}
