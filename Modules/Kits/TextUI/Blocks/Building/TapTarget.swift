/// The target of a click.
public enum TapTarget: Hashable, Sendable {
    /// A row of a list, counted through all its sections: the first click selects the row, the next one opens it.
    case row(Int)
    /// A button or switch in the row at this index: a single click selects the row and presses this key.
    case control(Int, Key)
    /// The tab at this index.
    case tab(Int)
    /// The alert's button at this index.
    case button(Int)
    /// A key, which a click presses.
    case key(Key)
    /// The toast, which a click dismisses.
    case toast
}

/// A block that reacts to a click.
public struct Tappable<Body: Block>: CompositeBlock {
    /// The block to click on.
    public let body: Body
    let target: TapTarget

    /// Reports the frame as the click target, and draws the block.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.report(target, in: frame)
        body.draw(in: frame, on: &canvas)
    }
}

extension Block {
    /// Makes `target` the target of a click on the block.
    public func tapTarget(_ target: TapTarget) -> Tappable<Self> {
        Tappable(body: self, target: target)
    }
}
