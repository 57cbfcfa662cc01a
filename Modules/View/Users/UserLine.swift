import TextUI
import ViewModel

/// One line of a list of people; a narrow one leaves out the e-mail, then the place, and a wide one keeps them together.
struct UserLine: Block {
    let row: UserRow?

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        guard let row else { return }
        columns(of: row, width: frame.width).draw(in: frame, on: &canvas)
        if row.isBookmarked { canvas.element(Transcript.Element(.text, "bookmarked"), in: frame) }
    }

    private func columns(of row: UserRow, width: Int) -> some Block {
        HStack {
            KeptMark(isKept: row.isBookmarked)
            cell(row.name).frame(width: width < 34 ? width - 2 : min(36, (width - 2) * 3 / 10 + (width < 70 ? 8 : 0)))
            if width >= 70 { cell(row.email, truncationMode: .middle).frame(width: min(48, (width - 2) * 2 / 5)) }
            if width >= 34 { cell(row.place).foreground(.secondary) }
        }
    }

    /// The beginning of an e-mail address tells whose it is, the end where: what gives way is the middle.
    private func cell(_ text: String, truncationMode: Text.TruncationMode = .tail) -> some Block {
        Text(text).lineLimit(1).truncationMode(truncationMode).padding(Insets(trailing: 1)).flexible()
    }
}
