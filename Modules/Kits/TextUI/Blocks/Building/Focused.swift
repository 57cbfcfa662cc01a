/// A block of which it is said whether it has the focus.
public struct Focused<Content: Block>: Block {
    let content: Content
    let isFocused: Bool

    /// The content's answer.
    public func sizeThatFits(_ proposal: Size) -> Size { content.sizeThatFits(proposal) }

    /// The content's answer.
    public func isFlexible(along axis: Axis) -> Bool { content.isFlexible(along: axis) }

    /// The content's answer.
    public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        content.isFlexible(along: axis, in: stack)
    }

    /// Has the content draw itself, and says where that is.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        content.draw(in: frame, on: &canvas)
        if isFocused { canvas.placeFocus(in: frame) }
    }
}

extension Block {
    /// Says whether the block has the focus: a scroll view around it keeps what has the focus in sight.
    public func focused(_ isFocused: Bool) -> Focused<Self> {
        Focused(content: self, isFocused: isFocused)
    }
}
