/// A horizontal line as wide as there is room for.
public struct Divider: Block {
    /// It is made of the same cells as the edges of a box, and joined to those that it reaches.
    public init() {}

    /// A line of all the width that is proposed.
    public func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    /// From side to side.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Draws along the frame's first row.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        canvas.styled({ $0.foreground = .secondary }) {
            $0.drawLine(in: frame)
        }
    }
}
