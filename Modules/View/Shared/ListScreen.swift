public import Shell
public import TextUI

/// A screen with the rows of one list.
public protocol ListScreen: Screen {
    var list: ListState { get set }
    /// The number of rows.
    var rowCount: Int { get }
}

extension ListScreen {
    public func select(row: Int) -> Bool { list.select(row, count: rowCount) }

    public func didShow(_ rows: Range<Int>) { list.didShow(rows) }
}
