/// A block in a frame with a fixed width, height or both.
public struct FrameBlock<Content: Block>: Block {
    @usableFromInline let content: Content
    @usableFromInline let width: Int?
    @usableFromInline let height: Int?
    @usableFromInline let alignment: Alignment

    @inlinable init(content: Content, width: Int?, height: Int?, alignment: Alignment) {
        self.content = content
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    /// Returns the fixed lengths, limited by the proposal; a side that is not fixed has the content's preferred length.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size {
        let offered = given(in: proposal)
        let wanted = content.sizeThatFits(offered)
        return Size(
            width: width == nil ? min(wanted.width, offered.width) : offered.width,
            height: height == nil ? min(wanted.height, offered.height) : offered.height)
    }

    /// Returns false along a fixed side; otherwise asks the content.
    @inlinable public func isFlexible(along axis: Axis) -> Bool {
        (axis == .horizontal ? width : height) == nil && content.isFlexible(along: axis)
    }

    /// Draws the content within the fixed sides, placed by the alignment.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        let size = given(in: frame.size)
        let place = Rect(x: frame.x, y: frame.y, width: size.width, height: size.height)
        content.draw(in: place, alignment: alignment, on: &canvas)
    }

    @inlinable func given(in size: Size) -> Size {
        Size(width: min(width ?? size.width, size.width), height: min(height ?? size.height, size.height))
    }
}

extension Block {
    /// Fixes the block's width and height, in cells; a nil side keeps its preferred length.
    @inlinable public func frame(
        width: Int? = nil, height: Int? = nil, alignment: Alignment = .topLeading
    ) -> FrameBlock<Self> {
        FrameBlock(content: self, width: width, height: height, alignment: alignment)
    }
}
