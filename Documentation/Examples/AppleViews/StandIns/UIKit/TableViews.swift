open class UITableViewCell: UIView, ReusableCell {
    public enum CellStyle: Int, Sendable { case `default` }
    public let reuseIdentifier: String?
    public var contentConfiguration: (any UIContentConfiguration)?
    public var accessoryView: UIView?

    // This initializer is not required in UIKit. Here a table makes cells of registered classes with it, so a cell
    // declares no initializer of its own.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
    open func prepareForReuse() {}
}

// Its requirements are optional in UIKit; Swift has optional requirements only for Objective-C.
@MainActor public protocol UITableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

/// A table without height: no row is on the screen until a test asks for its cell.
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain }
    public weak var delegate: (any UITableViewDelegate)?
    private var cellClasses: [String: UITableViewCell.Type] = [:]
    let cells = Cells<UITableViewCell>()
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
    }
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cellClass = cellClasses[identifier] else {
            preconditionFailure("no class is registered for the cell")
        }
        return cells.dequeue(identifier) { cellClass.init(style: .default, reuseIdentifier: identifier) }
    }
    public func numberOfRows(inSection section: Int) -> Int { cells.count(section) }
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.shown[indexPath] }
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.shown.first { $0.value === cell }?.key }
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    /// Not in UIKit: scrolls to a row, so that its cell is made and shown.
    package func show(_ path: IndexPath) -> UITableViewCell? {
        cells.show(path) { delegate?.tableView(self, willDisplay: $0, forRowAt: path) }
    }
    /// Not in UIKit: scrolls all rows away.
    package func recycle() { cells.recycle() }
}
