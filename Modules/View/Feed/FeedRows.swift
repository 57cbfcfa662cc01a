import TextUI
import ViewModel

/// The feed's list; what the selected entry says stands below it whole, for a line may have no room for it.
struct FeedRows: Block {
    let viewModel: FeedViewModel
    let state: ListState
    /// The cells of the rows that showed last.
    let cells: [Int: FeedCell]

    func sizeThatFits(_ proposal: Size) -> Size { proposal }

    func isFlexible(along axis: Axis) -> Bool { true }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        let showsTexts = frame.width >= 60
        // On a very low screen the list needs all lines.
        let showsTextBelow = frame.height >= 6
        VStack {
            List(count: viewModel.cells.count, state: state) { [viewModel, cells] index in
                FeedLine(viewModel: viewModel.cells[index], step: cells[index]?.step, showsText: showsTexts)
            }
            if showsTextBelow, let selection = state.selection(in: viewModel.cells.count) {
                Divider()
                Text(viewModel.cells[selection].text).lineLimit(2).frame(height: 2)
            }
        }
        .draw(in: frame, on: &canvas)
    }
}
