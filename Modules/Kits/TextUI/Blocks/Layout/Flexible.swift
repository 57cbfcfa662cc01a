/// A block that takes all the space a stack has left.
public struct Flexible<Content: Block>: Block {
    @usableFromInline let content: Content
    @usableFromInline let axis: Axis
    @usableFromInline let alignment: Alignment

    @inlinable init(content: Content, axis: Axis, alignment: Alignment) {
        self.content = content
        self.axis = axis
        self.alignment = alignment
    }

    /// Returns the proposed length along the axis, and the content's preferred length across the axis.
    ///
    /// If the proposed length is unbounded, returns the content's preferred length along the axis instead.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size {
        let wanted = content.sizeThatFits(proposal)
        let takesWidth = axis == .horizontal && !Size.isUnbounded(proposal.width)
        let takesHeight = axis == .vertical && !Size.isUnbounded(proposal.height)
        return Size(
            width: takesWidth ? proposal.width : min(wanted.width, proposal.width),
            height: takesHeight ? proposal.height : min(wanted.height, proposal.height))
    }

    /// Returns true along the axis; across the axis, asks the content.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { axis == self.axis || content.isFlexible(along: axis) }

    /// Draws the content, placed by the alignment.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        content.draw(in: frame, alignment: alignment, on: &canvas)
    }
}

extension Block {
    /// Lets the block take all the space that a stack has left along `axis`.
    @inlinable public func flexible(_ axis: Axis = .horizontal, alignment: Alignment = .topLeading) -> Flexible<Self> {
        Flexible(content: self, axis: axis, alignment: alignment)
    }
}
