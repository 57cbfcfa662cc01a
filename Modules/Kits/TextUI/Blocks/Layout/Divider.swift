/// A horizontal line across the available width.
public struct Divider: Block {
    /// Creates a divider, which looks like the edges of a box and is joined to those that it touches.
    public init() {}

    /// Returns the proposed width and one row.
    public func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    /// Returns true for the horizontal axis.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Draws the line in the first row of the frame.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        canvas.styled({ $0.foreground = .secondary }) {
            $0.drawLine(in: frame)
        }
    }
}
