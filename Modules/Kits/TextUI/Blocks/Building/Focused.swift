/// A block, and whether it has the focus.
public struct Focused<Body: Block>: CompositeBlock {
    /// The block itself.
    public let body: Body
    let isFocused: Bool

    /// Draws the block, and reports its frame if it has the focus.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        body.draw(in: frame, on: &canvas)
        if isFocused { canvas.placeFocus(in: frame) }
    }
}

extension Block {
    /// Sets whether the block has the focus.
    ///
    /// A surrounding scroll view keeps the focused block visible.
    public func focused(_ isFocused: Bool) -> Focused<Self> {
        Focused(body: self, isFocused: isFocused)
    }
}
