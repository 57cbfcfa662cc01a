/// A block that is marked as focused or not.
public struct Focused<Body: Block>: CompositeBlock {
    /// The marked block.
    public let body: Body
    let isFocused: Bool

    /// Draws the block, and reports its frame if it has the focus.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        body.draw(in: frame, on: &canvas)
        if isFocused { canvas.placeFocus(in: frame) }
    }
}

extension Block {
    /// Marks the block as focused or not.
    ///
    /// A surrounding scroll view keeps the focused block visible.
    public func focused(_ isFocused: Bool) -> Focused<Self> {
        Focused(body: self, isFocused: isFocused)
    }
}
