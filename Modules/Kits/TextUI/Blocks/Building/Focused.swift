/// A block that is marked as focused or not.
public struct Focused<Content: Block>: Block {
    let content: Content
    let isFocused: Bool

    /// Asks the content.
    public func sizeThatFits(_ proposal: Size) -> Size { content.sizeThatFits(proposal) }

    /// Asks the content.
    public func isFlexible(along axis: Axis) -> Bool { content.isFlexible(along: axis) }

    /// Asks the content.
    public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        content.isFlexible(along: axis, in: stack)
    }

    /// Draws the content, and reports its frame if it has the focus.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        content.draw(in: frame, on: &canvas)
        if isFocused { canvas.placeFocus(in: frame) }
    }
}

extension Block {
    /// Marks the block as focused or not.
    ///
    /// A scroll view around it keeps the focused block visible.
    public func focused(_ isFocused: Bool) -> Focused<Self> {
        Focused(content: self, isFocused: isFocused)
    }
}
