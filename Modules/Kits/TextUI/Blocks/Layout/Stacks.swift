/// Blocks side by side.
public struct HStack<Children: BlockGroup>: Block {
    @usableFromInline let layout: StackLayout
    @usableFromInline let children: Children

    /// - Parameters:
    ///   - alignment: The vertical position of a child that is not as high as the stack.
    ///   - spacing: The number of columns between two children.
    ///   - children: The children, from left to right.
    @inlinable public init(
        alignment: VerticalAlignment = .top, spacing: Int = 0, @BlockBuilder _ children: () -> Children
    ) {
        let alignment = Alignment(horizontal: .leading, vertical: alignment)
        layout = StackLayout(axis: .horizontal, spacing: spacing, alignment: alignment)
        self.children = children()
    }

    /// Returns the children's largest height and total width; if a child is flexible, the width is the proposed one.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size { layout.sizeThatFits(proposal, children) }

    /// Returns whether a child is flexible along `axis`.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { layout.isFlexible(along: axis, children) }

    /// Draws each child in its share of the width.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        layout.draw(children, in: frame, on: &canvas)
    }
}

/// Blocks one below the other.
public struct VStack<Children: BlockGroup>: Block {
    @usableFromInline let layout: StackLayout
    @usableFromInline let children: Children

    /// - Parameters:
    ///   - alignment: The horizontal position of a child that is narrower than the stack.
    ///   - spacing: The number of rows between two children.
    ///   - children: The children, from top to bottom.
    @inlinable public init(
        alignment: HorizontalAlignment = .leading, spacing: Int = 0, @BlockBuilder _ children: () -> Children
    ) {
        let alignment = Alignment(horizontal: alignment, vertical: .top)
        layout = StackLayout(axis: .vertical, spacing: spacing, alignment: alignment)
        self.children = children()
    }

    /// Returns the children's largest width and total height; if a child is flexible, the height is the proposed one.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size { layout.sizeThatFits(proposal, children) }

    /// Returns whether a child is flexible along `axis`.
    @inlinable public func isFlexible(along axis: Axis) -> Bool { layout.isFlexible(along: axis, children) }

    /// Draws each child in its share of the height.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        layout.draw(children, in: frame, on: &canvas)
    }
}

/// Blocks stacked in depth, each centred, the last one in front.
public struct ZStack<Children: BlockGroup>: Block {
    @usableFromInline let children: Children

    /// - Parameter children: The children, from back to front.
    @inlinable public init(@BlockBuilder _ children: () -> Children) {
        self.children = children()
    }

    /// Returns the largest width and the largest height of the children.
    @inlinable public func sizeThatFits(_ proposal: Size) -> Size {
        (0..<children.count).reduce(.zero) { size, index in
            let child = children.sizeThatFits(proposal, of: index)
            return Size(
                width: min(max(size.width, child.width), proposal.width),
                height: min(max(size.height, child.height), proposal.height))
        }
    }

    /// Returns whether a child is flexible along `axis`.
    @inlinable public func isFlexible(along axis: Axis) -> Bool {
        (0..<children.count).contains { children.isFlexible(along: axis, in: nil, at: $0) }
    }

    /// Draws each child over the earlier children.
    @inlinable public func draw(in frame: Rect, on canvas: inout Canvas) {
        for index in 0..<children.count {
            let place = Alignment.center.place(children.sizeThatFits(frame.size, of: index), in: frame)
            canvas.clipped(to: place) { children.draw(index, in: place, on: &$0) }
        }
    }
}
