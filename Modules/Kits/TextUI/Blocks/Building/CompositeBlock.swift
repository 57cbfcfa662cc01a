/// A block that is made of others.
public protocol CompositeBlock: Block {
    /// The type of what it is made of; the compiler infers it.
    associatedtype Body: Block

    /// What the block is made of.
    var body: Body { get }
}

extension CompositeBlock {
    /// The body's answer.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size { body.sizeThatFits(proposal) }
    /// The body's answer.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { body.isFlexible(along: axis) }
    /// The body's answer.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        body.isFlexible(along: axis, in: stack)
    }
    /// Has the body draw itself.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) { body.draw(in: frame, on: &canvas) }
}
