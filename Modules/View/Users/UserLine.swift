import TextUI
import ViewModel

/// One line in a list of people; a narrow one drops the email address first, then the place.
struct UserLine: Block {
    let row: UserRow

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        columns(width: frame.width).draw(in: frame, on: &canvas)
        if row.isBookmarked { canvas.element(Transcript.Element(.text, UsersWords.bookmarked), in: frame) }
    }

    private func columns(width: Int) -> some Block {
        HStack {
            KeptMark(isKept: row.isBookmarked)
            cell(row.name).frame(width: width < 34 ? width - 2 : min(36, (width - 2) * 3 / 10 + (width < 70 ? 8 : 0)))
            if width >= 70 { cell(row.email, truncationMode: .middle).frame(width: min(48, (width - 2) * 2 / 5)) }
            if width >= 34 { cell(row.place).foreground(.secondary) }
        }
    }

    /// An email address begins with its owner and ends with its provider, so it is truncated in the middle.
    private func cell(_ text: String, truncationMode: Text.TruncationMode = .tail) -> some Block {
        Text(text).lineLimit(1).truncationMode(truncationMode).padding(Insets(trailing: 1)).flexible()
    }
}
