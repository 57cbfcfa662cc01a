/// A block that may take no clicks for now.
public struct Disabled<Content: Block>: CompositeBlock {
    /// The block, with less contrast while it is disabled.
    public let body: Styled<Content>
    let isDisabled: Bool

    /// Draws the block, and covers its click targets while it is disabled.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        body.draw(in: frame, on: &canvas)
        if isDisabled { canvas.hideTapTargets(in: frame) }
    }
}

extension Block {
    /// Draws the block with less contrast and lets no click reach it, if `isDisabled` is true.
    public func disabled(_ isDisabled: Bool) -> Disabled<Self> {
        Disabled(body: dim(isDisabled), isDisabled: isDisabled)
    }
}
