/// A block with blank space around it.
public struct Padding<Content: Block>: Block {
    @usableFromInline let content: Content
    @usableFromInline let insets: Insets

    @inlinable init(content: Content, insets: Insets) {
        self.content = content
        self.insets = insets
    }

    /// Returns the content's preferred size plus the space around it.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size {
        let inner = content.sizeThatFits(Rect(proposal).inset(by: insets).size)
        return Size(
            width: min(inner.width + insets.leading + insets.trailing, proposal.width),
            height: min(inner.height + insets.top + insets.bottom, proposal.height))
    }

    /// Asks the content.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { content.isFlexible(along: axis) }

    /// Asks the content.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?) -> Bool {
        content.isFlexible(along: axis, in: stack)
    }

    /// Draws the content inside the blank space.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        let inside = frame.inset(by: insets)
        canvas.clipped(to: inside) { content.draw(in: inside, on: &$0) }
    }
}

extension Block {
    /// Adds blank cells around the block.
    @inlinable public func padding(_ insets: Insets) -> Padding<Self> {
        Padding(content: self, insets: insets)
    }

    /// Adds `columns` blank columns on the left and on the right.
    @inlinable public func padding(horizontal columns: Int) -> Padding<Self> {
        padding(Insets(leading: columns, trailing: columns))
    }
}
