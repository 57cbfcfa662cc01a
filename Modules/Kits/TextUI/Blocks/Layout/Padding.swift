/// A block with room around it.
public struct Padding<Content: Block>: Block {
    @usableFromInline let content: Content
    @usableFromInline let insets: Insets

    @inlinable init(content: Content, insets: Insets) {
        self.content = content
        self.insets = insets
    }

    /// What the content wants, and the room around it.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size {
        let inner = content.sizeThatFits(Rect(proposal).inset(by: insets).size)
        return Size(
            width: min(inner.width + insets.leading + insets.trailing, proposal.width),
            height: min(inner.height + insets.top + insets.bottom, proposal.height))
    }

    /// Where the content is.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { content.isFlexible(along: axis) }

    /// Where the content is.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        content.isFlexible(along: axis, in: stack)
    }

    /// Has the content draw itself within the room around it.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        let inside = frame.inset(by: insets)
        canvas.clipped(to: inside) { content.draw(in: inside, on: &$0) }
    }
}

extension Block {
    /// Leaves the cells that `insets` names blank around the block.
    @inlinable public func padding(_ insets: Insets) -> Padding<Self> {
        Padding(content: self, insets: insets)
    }

    /// Leaves `columns` blank on the left and on the right.
    @inlinable public func padding(horizontal columns: Int) -> Padding<Self> {
        padding(Insets(leading: columns, trailing: columns))
    }
}
