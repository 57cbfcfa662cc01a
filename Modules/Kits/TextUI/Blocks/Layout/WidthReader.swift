/// Blocks that are chosen by the width there is for them; they take all of it.
///
///     WidthReader { width in
///         if width < 30 { Text("narrow") } else { Text("wide enough for more words") }
///     }
public struct WidthReader<Content: BlockGroup>: Block {
    private let content: (Int) -> Content

    /// - Parameter content: Makes the blocks for a width in cells, one below the other.
    public init(@BlockBuilder content: @escaping (Int) -> Content) {
        self.content = content
    }

    /// All the width that is proposed, and the height that the blocks have in it.
    public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: proposal.width, height: stack(proposal.width).sizeThatFits(proposal).height)
    }

    /// From side to side.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Draws the blocks for the width of `frame`.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        stack(frame.width).draw(in: frame, on: &canvas)
    }

    private func stack(_ width: Int) -> some Block {
        VStack { content(width) }
    }
}
