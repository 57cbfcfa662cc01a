/// Blocks side by side.
public struct HStack<Children: BlockGroup>: Block {
    @usableFromInline let alignment: VerticalAlignment
    @usableFromInline let layout: StackLayout<Children>

    /// - Parameters:
    ///   - alignment: Where a child stands that is lower than the stack.
    ///   - spacing: The columns between two children.
    ///   - children: From left to right.
    @inlinable public init(
        alignment: VerticalAlignment = .top, spacing: Int = 0, @BlockBuilder _ children: () -> Children
    ) {
        self.alignment = alignment
        layout = StackLayout(axis: .horizontal, spacing: spacing, children: children())
    }

    /// As wide as the children together, or as the proposal if one of them is flexible; as high as the highest.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size { layout.sizeThatFits(proposal) }

    /// Where a child is.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { layout.isFlexible(along: axis) }

    /// Has each child draw itself in its share of the width.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        layout.draw(in: frame, alignment: Alignment(horizontal: .leading, vertical: alignment), on: &canvas)
    }
}

/// Blocks one below the other.
public struct VStack<Children: BlockGroup>: Block {
    @usableFromInline let alignment: HorizontalAlignment
    @usableFromInline let layout: StackLayout<Children>

    /// - Parameters:
    ///   - alignment: Where a child stands that is narrower than the stack.
    ///   - spacing: The rows between two children.
    ///   - children: From top to bottom.
    @inlinable public init(
        alignment: HorizontalAlignment = .leading, spacing: Int = 0, @BlockBuilder _ children: () -> Children
    ) {
        self.alignment = alignment
        layout = StackLayout(axis: .vertical, spacing: spacing, children: children())
    }

    /// As high as the children together, or as the proposal if one of them is flexible; as wide as the widest.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size { layout.sizeThatFits(proposal) }

    /// Where a child is.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { layout.isFlexible(along: axis) }

    /// Has each child draw itself in its share of the height.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        layout.draw(in: frame, alignment: Alignment(horizontal: alignment, vertical: .top), on: &canvas)
    }
}

/// Blocks on top of each other, the last one in front, each in the middle.
public struct ZStack<Children: BlockGroup>: Block {
    @usableFromInline let children: Children

    /// - Parameter children: From back to front.
    @inlinable public init(@BlockBuilder _ children: () -> Children) {
        self.children = children()
    }

    /// As wide as the widest child, and as high as the highest.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size {
        (0..<children.count).reduce(.zero) { size, index in
            let child = children.sizeThatFits(proposal, of: index)
            return Size(
                width: min(max(size.width, child.width), proposal.width),
                height: min(max(size.height, child.height), proposal.height))
        }
    }

    /// Where a child is.
    @inlinable public func isFlexible(along axis: Axis) -> Bool {
        (0..<children.count).contains { children.isFlexible(along: axis, in: nil, at: $0) }
    }

    /// Has each child draw itself over those before it.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        for index in 0..<children.count {
            let place = Alignment.center.place(children.sizeThatFits(frame.size, of: index), in: frame)
            canvas.clipped(to: place) { children.draw(index, in: place, on: &$0) }
        }
    }
}
