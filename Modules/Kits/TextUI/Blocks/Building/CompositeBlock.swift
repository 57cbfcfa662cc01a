/// A block composed of other blocks.
public protocol CompositeBlock: Block {
    /// The type of the body; the compiler infers it.
    associatedtype Body: Block

    /// The blocks that make up this block.
    var body: Body { get }
}

extension CompositeBlock {
    /// Asks the body.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size { body.sizeThatFits(proposal) }
    /// Asks the body.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { body.isFlexible(along: axis) }
    /// Draws the body.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) { body.draw(in: frame, on: &canvas) }
}
