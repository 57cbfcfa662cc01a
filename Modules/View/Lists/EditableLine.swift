import TextUI

/// A line that shows its content, or the field in which it is typed.
struct EditableLine<Content: Block>: Block {
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
