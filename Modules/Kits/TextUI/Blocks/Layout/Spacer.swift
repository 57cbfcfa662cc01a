/// Blank space that takes all the length that a stack has left along its axis; outside a stack, it takes no space.
public struct Spacer: Block {
    /// Creates a spacer, which pushes its neighbours in the stack apart.
    public init() {}

    /// Returns zero: only the surrounding stack stretches a spacer.
    public func sizeThatFits(_ proposal: Size) -> Size { .zero }

    /// Draws nothing.
    public func draw(in frame: Rect, on canvas: inout Canvas) {}
}
