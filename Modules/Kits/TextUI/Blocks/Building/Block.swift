// The blocks that every row is made of are @inlinable: a tree of them has a type of its own, which only the app's module
// knows, and compiled for that type a list is drawn in two thirds of the time.

/// Something that can be laid out and drawn: the one protocol that a block of one's own adopts.
///
/// A parent proposes a size, the block answers with the one it wants, the parent places it:
///
///     struct Gauge: Block {
///         let percent: Int
///         func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(20, proposal.width), height: 1) }
///         func draw(in frame: Rect, on canvas: inout Canvas) {
///             canvas.draw(SanitizedText("="), times: frame.width * percent / 100, x: frame.x, y: frame.y)
///         }
///     }
public protocol Block {
    /// The size that the block wants, when it is offered `proposal`; it may be larger, and is then cut.
    func sizeThatFits(_ proposal: Size) -> Size

    /// Whether the block takes whatever a stack has left along `axis`; by default it does not.
    ///
    /// One that does answers every proposal with all of its length along that axis, but of ``Size/unbounded`` it may
    /// answer with what it needs.
    func isFlexible(along axis: Axis) -> Bool

    /// Whether the block takes what is left along `axis` as a child of a stack along `stack`; nil is a stack in depth.
    ///
    /// It matters to spacers and what is around them alone: by default it is what the block is without a stack.
    func isFlexible(along axis: Axis, in stack: Axis?) -> Bool

    /// Draws the block in `frame`; whoever gives it a frame smaller than the own one clips the canvas to it.
    func draw(in frame: Rect, on canvas: inout Canvas)
}

extension Block {
    /// False: the block keeps to the size that it wants.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { false }

    /// What the block is without a stack.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool { isFlexible(along: axis) }

    /// Draws the block, at the size that it wants, where `alignment` puts it in `frame`.
    @inlinable func draw(in frame: Rect, alignment: Alignment, on canvas: inout Canvas) {
        let place = alignment.place(sizeThatFits(frame.size), in: frame)
        canvas.clipped(to: place) { draw(in: place, on: &$0) }
    }
}
