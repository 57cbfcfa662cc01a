/// A block that takes whatever a stack has left.
public struct Flexible<Content: Block>: Block {
    @usableFromInline let content: Content
    @usableFromInline let axis: Axis
    @usableFromInline let alignment: Alignment

    @inlinable init(content: Content, axis: Axis, alignment: Alignment) {
        self.content = content
        self.axis = axis
        self.alignment = alignment
    }

    /// All that is proposed along the axis, unless that is unbounded, and what the content wants across.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size {
        let wanted = content.sizeThatFits(proposal)
        let takesWidth = axis == .horizontal && !Size.isUnbounded(proposal.width)
        let takesHeight = axis == .vertical && !Size.isUnbounded(proposal.height)
        return Size(
            width: takesWidth ? proposal.width : min(wanted.width, proposal.width),
            height: takesHeight ? proposal.height : min(wanted.height, proposal.height))
    }

    /// Along the axis; across, where the content is.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { axis == self.axis || content.isFlexible(along: axis) }

    /// As without a stack, but for the content.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        axis == self.axis || content.isFlexible(along: axis, in: stack)
    }

    /// Has the content draw itself where the alignment puts it.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        content.draw(in: frame, alignment: alignment, on: &canvas)
    }
}

extension Block {
    /// Lets the block take whatever a stack has left along `axis`.
    @inlinable public func flexible(_ axis: Axis = .horizontal, alignment: Alignment = .topLeading) -> Flexible<Self> {
        Flexible(content: self, axis: axis, alignment: alignment)
    }
}
