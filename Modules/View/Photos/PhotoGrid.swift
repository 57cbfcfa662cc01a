import TextUI
import ViewModel

/// Photos in three, two or one columns, by the width that there is.
struct PhotoGrid: CompositeBlock {
    let state: PhotoGridState

    var body: some Block {
        let items = state.snapshot.items
        return Grid(count: items.count, state: state.grid, cellSize: Size(width: 36, height: 9), maxColumns: 3) {
            PhotoCell(viewModel: items[$0], isSelected: $1).padding(Insets(trailing: 1))
        }
    }
}
