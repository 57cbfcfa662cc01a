/// Blank space that takes everything a stack has left.
public struct Spacer: Block {
    /// Creates a spacer, which pushes its neighbours in the stack apart.
    public init() {}

    /// Returns zero: only the surrounding stack stretches a spacer, and only along the stack's own axis.
    public func sizeThatFits(_ proposal: Size) -> Size { .zero }

    /// Returns true along the stack's own axis.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool { axis == stack }

    /// Draws nothing.
    public func draw(in frame: Rect, on canvas: inout Canvas) {}
}
