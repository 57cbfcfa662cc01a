import TextUI

/// The mark of a focused line, or blank space of the same width.
struct FocusMark: Block {
    let isFocused: Bool

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(2, proposal.width), height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        if isFocused { canvas.draw(canvas.appearance.symbols.selected, x: frame.x, y: frame.y) }
    }
}
