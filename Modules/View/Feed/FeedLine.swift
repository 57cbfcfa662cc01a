import TextUI
import ViewModel

/// One line of the feed: the like, the author and the text.
struct FeedLine: RowBlock {
    let viewModel: FeedCellViewModel
    let isLiked: Bool
    /// The current step of a new like's animation; nil without an animation.
    let step: Int?

    func draw(in frame: Rect, on canvas: inout Canvas) {
        HStack {
            LikeMark(isLiked: isLiked, step: step)
            Text(viewModel.user.title).lineLimit(1).padding(Insets(trailing: 1))
                .frame(width: min(40, frame.width * 3 / 7))
            Text(viewModel.text).lineLimit(1).flexible()
        }
        .draw(in: frame, on: &canvas)
        if isLiked { canvas.element(Transcript.Element(.text, FeedWords.liked), in: frame) }
    }
}
