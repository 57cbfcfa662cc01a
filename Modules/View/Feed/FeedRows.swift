import TextUI
import ViewModel

/// The feed's list.
struct FeedRows: FillingBlock {
    let viewModel: FeedViewModel
    let state: ListState
    /// The cells of the visible rows.
    let cells: [Int: FeedCell]

    /// Returns whether the entry in `row` is liked: asks its cell or, before the first drawing, its view model.
    func isLiked(_ row: Int) -> Bool { cells[row]?.isLiked ?? viewModel.cells[row].liked }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        List(count: viewModel.cells.count, state: state) { index in
            FeedLine(viewModel: viewModel.cells[index], isLiked: isLiked(index), step: cells[index]?.step)
        }
        .draw(in: frame, on: &canvas)
    }
}
