/// What a click selects.
public enum TapTarget: Hashable, Sendable {
    /// A row of a list, counted through all its sections.
    case row(Int)
    /// The tab at that index.
    case tab(Int)
    /// The button at that index of an alert.
    case button(Int)
    /// The same as pressing that key.
    case key(Key)
}

/// A block that reacts to a click.
public struct Tappable<Content: Block>: Block {
    let content: Content
    let target: TapTarget

    /// Asks the content.
    public func sizeThatFits(_ proposal: Size) -> Size { content.sizeThatFits(proposal) }

    /// Asks the content.
    public func isFlexible(along axis: Axis) -> Bool { content.isFlexible(along: axis) }

    /// Asks the content.
    public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        content.isFlexible(along: axis, in: stack)
    }

    /// Reports the frame as that of the target, and draws the content.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.report(target, in: frame)
        content.draw(in: frame, on: &canvas)
    }
}

extension Block {
    /// Makes a click on the block select `target`.
    public func tapTarget(_ target: TapTarget) -> Tappable<Self> {
        Tappable(content: self, target: target)
    }
}
