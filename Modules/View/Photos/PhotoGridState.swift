import TextUI
import ViewModel

/// The state of a grid of photos: its items, the selected one, and those that were visible last.
nonisolated struct PhotoGridState {
    private(set) var snapshot = PhotosSnapshot()
    private(set) var grid = GridState()
    private var showsLastCell = false

    /// The number of photos.
    var count: Int { snapshot.photos.count }

    /// The selected item, as it is drawn; nil if there are no photos.
    var selectedItem: PhotoCellViewModel? {
        grid.selection(in: count).map { snapshot.photos[$0] }
    }

    /// Applies the difference between the current items and `items`.
    ///
    /// Wherever photos are inserted, deleted or moved, the selected photo stays selected, and the first visible one
    /// stays first. An item that shows something else under the same `id` replaces the one before.
    mutating func apply(_ items: [PhotoCellViewModel]) {
        let new = PhotosSnapshot(items)
        grid.move(count: count, RowDifference(from: snapshot.photos, to: new.photos).newIndex)
        snapshot = new
        // The last cell counts as appearing again, even if the change added nothing after it.
        showsLastCell = false
    }

    /// Remembers which cells are visible.
    ///
    /// - Returns: Whether the last cell has appeared, rather than being drawn again.
    mutating func didShow(_ cells: Range<Int>) -> Bool {
        grid.didShow(cells)
        let showedLastCell = showsLastCell
        showsLastCell = cells.upperBound == count && !cells.isEmpty
        return showsLastCell && !showedLastCell
    }

    mutating func didShow(columns: Int) {
        grid.didShow(columns: columns)
    }

    mutating func select(row: Int) -> Bool { grid.select(row, count: count) }

    mutating func handle(_ key: Key) -> Bool { grid.handle(key, count: count) }
}
