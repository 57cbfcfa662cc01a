import TextUI

/// A grid of photos in one to three columns above a summary; without photos, the empty state replaces the grid.
struct PhotoGrid: CompositeBlock {
    let state: PhotoGridState
    let emptyState: EmptyState
    let summary: String?
    let isLoading: Bool
    let tick: Int

    var body: some Block {
        let items = state.snapshot.photos
        return VStack {
            if items.isEmpty {
                emptyState
            } else {
                Grid(count: items.count, state: state.grid, cellSize: Size(width: 36, height: 9), maxColumns: 3) {
                    PhotoCell(viewModel: items[$0], isSelected: $1).padding(Insets(trailing: 1))
                }
            }
            if let summary {
                HStack(spacing: 1) {
                    if isLoading { Spinner(tick: tick) }
                    Text(summary).foreground(.secondary)
                }
            }
        }
    }
}
