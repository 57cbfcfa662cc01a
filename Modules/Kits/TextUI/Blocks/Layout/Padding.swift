/// A block with blank space around it.
public struct Padding<Body: Block>: CompositeBlock {
    /// The block inside.
    public let body: Body
    @usableFromInline let insets: Insets

    @inlinable init(body: Body, insets: Insets) {
        self.body = body
        self.insets = insets
    }

    /// Returns the block's preferred size plus the space around it.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size {
        let inner = body.sizeThatFits(Rect(proposal).inset(by: insets).size)
        return Size(
            width: min(inner.width + insets.leading + insets.trailing, proposal.width),
            height: min(inner.height + insets.top + insets.bottom, proposal.height))
    }

    /// Draws the block inside the blank space.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        let inside = frame.inset(by: insets)
        canvas.clipped(to: inside) { body.draw(in: inside, on: &$0) }
    }
}

extension Block {
    /// Adds blank cells around the block.
    @inlinable public func padding(_ insets: Insets) -> Padding<Self> {
        Padding(body: self, insets: insets)
    }

    /// Adds `columns` blank columns on the left and on the right.
    @inlinable public func padding(horizontal columns: Int) -> Padding<Self> {
        padding(Insets(leading: columns, trailing: columns))
    }
}
