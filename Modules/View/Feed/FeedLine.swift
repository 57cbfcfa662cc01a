import TextUI
import ViewModel

/// One line of the feed: who has written the entry, and what it says where there is room.
struct FeedLine: Block {
    let viewModel: FeedCellViewModel
    /// How far the sparks of a new like are; nil for none.
    let step: Int?
    let showsText: Bool

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        HStack {
            LikeMark(isLiked: viewModel.liked, step: step)
            if showsText {
                Text(viewModel.user.title).lineLimit(1).padding(Insets(trailing: 1))
                    .frame(width: min(40, frame.width * 3 / 7))
                Text(viewModel.text).lineLimit(1).flexible()
            } else {
                Text(viewModel.user.title).lineLimit(1).flexible()
            }
        }
        .draw(in: frame, on: &canvas)
        if viewModel.liked { canvas.element(Transcript.Element(.text, "liked"), in: frame) }
    }
}
