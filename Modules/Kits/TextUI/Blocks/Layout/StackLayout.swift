/// The layout of a stack, which divides its length among its children.
///
/// Children of fixed length get their preferred length, in order, while there is room. Flexible ones share the rest
/// evenly; the first of them take the remainder. Of an unbounded length they get only what they need.
@usableFromInline struct StackLayout<Children: BlockGroup> {
    @usableFromInline let axis: Axis
    @usableFromInline let spacing: Int
    @usableFromInline let children: Children

    @inlinable init(axis: Axis, spacing: Int, children: Children) {
        self.axis = axis
        self.spacing = min(max(0, spacing), Size.unbounded)
        self.children = children
    }

    @inlinable func sizeThatFits(_ proposal: Size) -> Size {
        let sizes = sizes(in: proposal)
        let total = sizes.reduce(gaps(between: sizes.count)) { $0 + length($1) }
        let breadth = sizes.map(breadth).max() ?? 0
        return size(min(total, length(proposal)), min(breadth, self.breadth(proposal)))
    }

    @inlinable func isFlexible(along axis: Axis) -> Bool {
        (0..<children.count).contains { children.isFlexible(along: axis, in: self.axis, at: $0) }
    }

    @inlinable func draw(in frame: Rect, alignment: Alignment, on canvas: inout Canvas) {
        var offset = 0
        for (index, size) in sizes(in: frame.size).enumerated() {
            let slot =
                axis == .horizontal
                ? Rect(x: frame.x + offset, y: frame.y, width: size.width, height: frame.height)
                : Rect(x: frame.x, y: frame.y + offset, width: frame.width, height: size.height)
            let place = alignment.place(size, in: slot)
            canvas.clipped(to: place) { children.draw(index, in: place, on: &$0) }
            offset += length(size) + spacing
        }
    }

    /// Returns the size of each child: its share along the axis, and its preferred length across.
    @inlinable func sizes(in proposal: Size) -> [Size] {
        let available = breadth(proposal)
        let isUnbounded = Size.isUnbounded(length(proposal))
        var sizes = Array(repeating: Size.zero, count: children.count)
        var flexible: [Int] = []
        var rest = max(0, length(proposal) - gaps(between: sizes.count))
        for index in sizes.indices {
            if children.isFlexible(along: axis, in: axis, at: index) {
                flexible.append(index)
            } else {
                let wanted = children.sizeThatFits(size(rest, available), of: index)
                sizes[index] = size(min(length(wanted), rest), breadth(wanted))
                rest -= length(sizes[index])
            }
        }
        for (place, index) in flexible.enumerated() {
            let waiting = flexible.count - place
            let share = isUnbounded ? rest : (rest + waiting - 1) / waiting
            let wanted = children.sizeThatFits(size(share, available), of: index)
            sizes[index] = size(isUnbounded ? need(length(wanted)) : share, breadth(wanted))
            rest -= length(sizes[index])
        }
        return sizes
    }

    /// Returns `wanted`, or 0 for a child that would take any length.
    @inlinable func need(_ wanted: Int) -> Int { Size.isUnbounded(wanted) ? 0 : wanted }

    @inlinable func gaps(between count: Int) -> Int { spacing * max(0, count - 1) }

    @inlinable func length(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }

    @inlinable func breadth(_ size: Size) -> Int { axis == .horizontal ? size.height : size.width }

    @inlinable func size(_ length: Int, _ breadth: Int) -> Size {
        axis == .horizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }
}
