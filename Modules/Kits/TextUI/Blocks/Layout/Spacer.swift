/// Nothing, as much of it as a stack has left.
public struct Spacer: Block {
    /// It pushes its neighbours in the stack apart.
    public init() {}

    /// Zero: it is the stack around it that stretches a spacer, and along its own axis alone.
    public func sizeThatFits(_ proposal: Size) -> Size { .zero }

    /// Along the stack's own axis.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool { axis == stack }

    /// Leaves its frame as it is.
    public func draw(in frame: Rect, on canvas: inout Canvas) {}
}
