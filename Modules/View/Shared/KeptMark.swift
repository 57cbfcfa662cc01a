import TextUI

/// The mark of a bookmarked or liked row, or blank space of the same width.
struct KeptMark: Block {
    let isKept: Bool

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(2, proposal.width), height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        guard isKept else { return }
        canvas.styled({ $0.foreground = .warning }) {
            $0.draw($0.appearance.symbols.bookmarked, x: frame.x, y: frame.y)
        }
    }
}
