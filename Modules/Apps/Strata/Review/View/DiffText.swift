import TextUI

/// A line of verbatim text, scrolled to a column, with an ellipsis on each side where the text continues.
struct DiffText: Block {
    let text: String
    let column: Int

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        // A `Text` would turn tabs into spaces; here they are shown as symbols, like all invisible characters.
        let text = SanitizedText(text)
        let ellipsis = canvas.appearance.symbols.ellipsis
        canvas.clipped(to: frame) { canvas in
            canvas.draw(text, x: frame.x - column, y: frame.y)
            if column > 0, text.width > 0 { canvas.draw(ellipsis, x: frame.x, y: frame.y) }
            if text.width - column > frame.width { canvas.draw(ellipsis, x: frame.maxX - ellipsis.width, y: frame.y) }
        }
    }
}
