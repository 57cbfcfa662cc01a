import TextUI
import ViewModel

/// One line in a list of people; a narrow line hides the email address or, if a search matched the address, the place.
struct UserLine: RowBlock {
    let row: UserRow

    func draw(in frame: Rect, on canvas: inout Canvas) {
        columns(width: frame.width).draw(in: frame, on: &canvas)
        if row.isBookmarked { canvas.element(Transcript.Element(.text, UsersWords.bookmarked), in: frame) }
    }

    private func columns(width: Int) -> some Block {
        HStack {
            KeptMark(isKept: row.isBookmarked)
            cell(row.name).frame(width: width < 34 ? width - 2 : min(36, (width - 2) * 3 / 10 + (width < 70 ? 8 : 0)))
            if width >= 70 { cell(row.email).frame(width: min(48, (width - 2) * 2 / 5)) }
            if width >= 34 {
                (width < 70 && row.isFoundByEmail ? cell(row.email) : cell(row.place))
                    .foreground(.secondary)
            }
        }
    }

    private func cell(_ text: String) -> some Block {
        MarkedText(text, marks: row.marks(in: text)).padding(Insets(trailing: 1))
    }
}
