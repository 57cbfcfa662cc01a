/// A block that ignores clicks while it is disabled.
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
    /// Disables the block if `isDisabled` is true: the block has less contrast and ignores clicks.
    public func disabled(_ isDisabled: Bool) -> Disabled<Self> {
        Disabled(body: dim(isDisabled), isDisabled: isDisabled)
    }
}
