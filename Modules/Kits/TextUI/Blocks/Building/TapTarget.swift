/// What a press of the mouse's button chooses.
public enum TapTarget: Hashable, Sendable {
    /// The row of a list, counted through all its sections.
    case row(Int)
    /// The screen of that index among the tabs.
    case tab(Int)
    /// The button of that index in an alert.
    case button(Int)
    /// What that key does.
    case key(Key)
}

/// A block that a press of the mouse's button chooses.
public struct Tappable<Content: Block>: Block {
    let content: Content
    let target: TapTarget

    /// The content's answer.
    public func sizeThatFits(_ proposal: Size) -> Size { content.sizeThatFits(proposal) }

    /// The content's answer.
    public func isFlexible(along axis: Axis) -> Bool { content.isFlexible(along: axis) }

    /// The content's answer.
    public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        content.isFlexible(along: axis, in: stack)
    }

    /// Reports the frame, and has the content draw itself.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.report(target, in: frame)
        content.draw(in: frame, on: &canvas)
    }
}

extension Block {
    /// Reports where the block is, for the mouse.
    public func tapTarget(_ target: TapTarget) -> Tappable<Self> {
        Tappable(content: self, target: target)
    }
}
