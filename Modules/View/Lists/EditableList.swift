import TextUI
import ViewModel

/// The rows of a list; one row may be edited in place.
struct EditableList<Row: EditableRow, Content: Block>: CompositeBlock {
    /// The placeholder of an empty field.
    let placeholder: String
    let rows: EditableRows<Row>
    /// Returns the block that shows `row` on line `line`.
    let content: (_ row: Row, _ line: Int) -> Content

    var body: some Block {
        List(count: rows.lineCount, state: rows.lines) { line in
            EditableLine(
                placeholder: placeholder, field: rows.editedLine == line ? rows.form?.field : nil,
                content: rows.row(inLine: line).map { content($0, line) })
        }
    }
}

/// A line with its content or, while it is edited, a text field.
private struct EditableLine<Content: Block>: RowBlock {
    let placeholder: String
    /// The text field; nil while the line is not edited.
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
