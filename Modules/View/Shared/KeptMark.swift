import TextUI

/// A mark for what the user has bookmarked or liked, or as much room.
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
