/// Blank space that takes everything a stack has left along its axis; anywhere else, it takes nothing.
public struct Spacer: Block {
    /// Creates a spacer, which pushes its neighbours in the stack apart.
    public init() {}

    /// Returns zero: only the surrounding stack stretches a spacer.
    public func sizeThatFits(_ proposal: Size) -> Size { .zero }

    /// Draws nothing.
    public func draw(in frame: Rect, on canvas: inout Canvas) {}
}
