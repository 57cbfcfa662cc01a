/// A horizontal line across the available width.
public struct Divider: RowBlock {
    /// Creates a divider.
    ///
    /// It looks like the edges of a box, and is joined to the edges that it touches.
    public init() {}

    /// Draws the line in the first row of the frame.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        canvas.styled({ $0.foreground = .secondary }) {
            $0.drawLine(in: frame)
        }
    }
}
