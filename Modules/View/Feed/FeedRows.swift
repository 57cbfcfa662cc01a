import TextUI
import ViewModel

/// The feed's list, with the text of the selected entry below it: a line may have no room for all of it.
struct FeedRows: FillingBlock {
    let viewModel: FeedViewModel
    let state: ListState
    /// The cells of the visible rows.
    let cells: [Int: FeedCell]

    /// Returns whether the entry in `row` is liked: its cell knows, but there is none before the row has been drawn.
    func isLiked(_ row: Int) -> Bool { cells[row]?.isLiked ?? viewModel.cells[row].liked }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        let showsTexts = frame.width >= 60
        // On a very low screen, the list needs all lines.
        let showsTextBelow = frame.height >= 6
        VStack {
            List(count: viewModel.cells.count, state: state) { index in
                FeedLine(
                    viewModel: viewModel.cells[index], isLiked: isLiked(index), step: cells[index]?.step,
                    showsText: showsTexts)
            }
            if showsTextBelow, let selection = state.selection(in: viewModel.cells.count) {
                Divider()
                Text(viewModel.cells[selection].text).lineLimit(2).frame(height: 2)
            }
        }
        .draw(in: frame, on: &canvas)
    }
}
