import TextUI

/// A mark for what has the focus, or as much room.
struct FocusMark: Block {
    let isFocused: Bool

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(2, proposal.width), height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        if isFocused { canvas.draw(canvas.appearance.symbols.selected, x: frame.x, y: frame.y) }
    }
}
