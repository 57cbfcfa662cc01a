import TextUI
import ViewModel

/// Rows in a list; one of them may be edited in place.
struct EditableList<Row: EditableRow, Content: Block>: CompositeBlock {
    /// The text of an empty field.
    let placeholder: String
    let rows: EditableRows<Row>
    /// Returns what a row shows in a line.
    let content: (_ row: Row, _ line: Int) -> Content

    var body: some Block {
        List(count: rows.lineCount, state: rows.lines) { line in
            EditableLine(
                placeholder: placeholder, field: rows.editedLine == line ? rows.form?.field : nil,
                content: rows.row(inLine: line).map { content($0, line) })
        }
    }
}

/// A line that shows its content, or a text field while it is edited.
private struct EditableLine<Content: Block>: RowBlock {
    let placeholder: String
    /// Nil while the line is not edited.
    let field: TextFieldState?
    let content: Content?

    func draw(in frame: Rect, on canvas: inout Canvas) {
        if let field {
            TextField(placeholder, state: field, isFocused: true).draw(in: frame, on: &canvas)
        } else {
            content?.draw(in: frame, on: &canvas)
        }
    }
}
