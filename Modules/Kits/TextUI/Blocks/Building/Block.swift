// The blocks that make up rows are @inlinable. A tree of blocks has its own type, known only to the app's module. Code
// specialized for that type draws a list in a third less time.

/// Something that can be laid out and drawn.
///
/// Conform to this protocol to write your own block.
///
/// A parent proposes a size, the block returns its preferred size, and the parent places the block:
///
///     struct Gauge: Block {
///         let percent: Int
///         func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(20, proposal.width), height: 1) }
///         func draw(in frame: Rect, on canvas: inout Canvas) {
///             canvas.draw(SanitizedText("="), times: frame.width * percent / 100, x: frame.x, y: frame.y)
///         }
///     }
public protocol Block {
    /// Returns the preferred size for a proposed size. A block that prefers a larger size is clipped.
    func sizeThatFits(_ proposal: Size) -> Size

    /// Returns whether the block takes all the space that a stack has left along `axis`; false by default.
    ///
    /// A flexible block returns the whole proposed length along that axis as its preferred size. If the proposed length
    /// is unbounded (``Size/unbounded``), the block may return only the length that it needs.
    func isFlexible(along axis: Axis) -> Bool

    /// Draws the block in `frame`. If the frame is smaller than the block's preferred size, the caller clips the canvas
    /// to the frame.
    func draw(in frame: Rect, on canvas: inout Canvas)
}

extension Block {
    /// Returns false: the block keeps its preferred size.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { false }

    /// Returns whether the block is flexible along `axis` as a child of a stack along `stack`, which is nil for a
    /// ``ZStack``.
    ///
    /// Only a spacer depends on the stack: it is flexible along `stack` alone.
    @inlinable func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        Self.self == Spacer.self ? axis == stack : isFlexible(along: axis)
    }

    /// Draws the block at its preferred size, placed in `frame` by `alignment`.
    @inlinable func draw(in frame: Rect, alignment: Alignment, on canvas: inout Canvas) {
        let place = alignment.place(sizeThatFits(frame.size), in: frame)
        canvas.clipped(to: place) { draw(in: place, on: &$0) }
    }
}
