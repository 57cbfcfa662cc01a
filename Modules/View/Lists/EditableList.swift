import TextUI

/// Rows in a list, one of which may be typed in its place.
struct EditableList<Row: Identifiable, Content: Block>: CompositeBlock {
    /// What stands in a field that is empty.
    let prompt: String
    let rows: EditableRows<Row>
    let content: (Row) -> Content

    var body: some Block {
        List(count: rows.lineCount, state: rows.lines) { line in
            EditableLine(
                prompt: prompt, field: rows.editedLine == line ? rows.field : nil,
                content: rows.row(inLine: line).map(content))
        }
    }
}

/// A line that shows its content, or the field in which it is typed.
private struct EditableLine<Content: Block>: Block {
    let prompt: String
    /// Nil while the line is not being typed.
    let field: TextFieldState?
    let content: Content?

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        if let field {
            TextField(prompt, state: field, isFocused: true).draw(in: frame, on: &canvas)
        } else {
            content?.draw(in: frame, on: &canvas)
        }
    }
}
