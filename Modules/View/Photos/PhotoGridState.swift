import TextUI
import ViewModel

/// The state of a photo grid: the items, the selected item, and the items visible in the last drawing.
nonisolated struct PhotoGridState {
    private(set) var snapshot = PhotosSnapshot()
    private(set) var grid = GridState()
    private var showsLastCell = false

    /// The number of photos.
    var count: Int { snapshot.photos.count }

    /// The selected item; nil if there are no photos.
    var selectedItem: PhotoCellViewModel? {
        grid.selection(in: count).map { snapshot.photos[$0] }
    }

    /// Applies the difference between the current items and `items`.
    ///
    /// The selected photo stays selected, and the first visible photo stays first, even if photos are inserted, deleted
    /// or moved. A new item replaces the old item with the same `id`.
    mutating func apply(_ items: [PhotoCellViewModel]) {
        let new = PhotosSnapshot(items)
        grid.move(count: count, RowDifference(from: snapshot.photos, to: new.photos).newIndex)
        snapshot = new
        // `didShow(_:)` must report the last cell again, even if no photo was added.
        showsLastCell = false
    }

    /// Remembers which cells are visible.
    ///
    /// - Returns: Whether the last cell has just become visible.
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
