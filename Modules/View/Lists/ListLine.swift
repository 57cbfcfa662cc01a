import TextUI
import ViewModel

/// One row of the list overview.
///
/// A narrow row hides the date of the last change, but screen readers still get the date.
struct ListLine: RowBlock {
    let row: ListRow

    func draw(in frame: Rect, on canvas: inout Canvas) {
        let count = SanitizedText(row.itemCount).width + 1
        let updated = frame.width < 60 ? 0 : SanitizedText(row.updated).width + 2
        let room = max(0, frame.width - count - updated)
        let name = Text(row.name).lineLimit(1)
        let nameWidth = name.sizeThatFits(Size(width: Size.unbounded, height: 1)).width
        HStack {
            HStack(spacing: 1) {
                name.frame(width: min(room, nameWidth))
                Text(row.itemCount).lineLimit(1).foreground(.secondary)
            }
            .flexible(.horizontal)
            if updated > 0 { Text(row.updated).lineLimit(1).foreground(.secondary) }
        }
        .draw(in: frame, on: &canvas)
        if updated == 0 { canvas.element(Transcript.Element(.text, row.updated), in: frame) }
    }
}
