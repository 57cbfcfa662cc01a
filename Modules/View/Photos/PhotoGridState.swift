import TextUI
import ViewModel

/// The state of a view that shows photos in a grid: what it holds, what is selected, and what showed last.
nonisolated struct PhotoGridState: Hashable {
    private(set) var snapshot = PhotosSnapshot()
    private(set) var grid = GridState()
    private var showsLastCell = false

    /// How many photos there are.
    var count: Int { snapshot.items.count }

    /// Where the selected photo is; nil where there is none.
    var selection: IndexPath? {
        grid.selection(in: count).map { IndexPath(section: PhotosSnapshot.Section.photos.rawValue, item: $0) }
    }

    /// Applies the difference between what is there and `items`: wherever photos are inserted, deleted or moved, the
    /// selected one stays selected, and the first one that shows stays there.
    mutating func apply(_ items: [PhotoCellViewModel]) {
        let new = PhotosSnapshot(items)
        grid.move(count: count, RowDifference(from: snapshot.items, to: new.items).newIndex)
        snapshot = new
        // The last cell comes into sight anew, also where the change has added nothing behind it.
        showsLastCell = false
    }

    /// Remembers which cells showed.
    ///
    /// - Returns: Whether the last of all has come into sight with that; one that is merely drawn anew has not.
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
