/// A horizontal line as wide as there is room for.
public struct Divider: Block {
    /// It is drawn with the same cells as the edges of a box.
    public init() {}

    /// A line of all the width that is proposed.
    public func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    /// From side to side.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Draws along the frame's first row.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        canvas.styled({ $0.foreground = .secondary }) {
            $0.draw($0.appearance.symbols.border.horizontal, times: frame.width, x: frame.x, y: frame.y)
        }
    }
}
