/// Blocks chosen by the available width.
///
/// The reader itself is always as wide as the available space.
///
///     WidthReader { width in
///         if width < 30 { Text("narrow") } else { Text("wide enough for more words") }
///     }
public struct WidthReader<Content: BlockGroup>: Block {
    private let content: (Int) -> Content

    /// - Parameter content: Returns the blocks for a width in cells; they are stacked vertically.
    public init(@BlockBuilder content: @escaping (Int) -> Content) {
        self.content = content
    }

    /// Returns the proposed width, and the height of the blocks at that width.
    public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: proposal.width, height: stack(proposal.width).sizeThatFits(proposal).height)
    }

    /// Returns true for the horizontal axis.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Draws the blocks for the width of `frame`.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        stack(frame.width).draw(in: frame, on: &canvas)
    }

    private func stack(_ width: Int) -> some Block {
        VStack { content(width) }
    }
}
