/// The layout of a stack, which divides its length among its children.
///
/// Children of fixed length get their preferred length, in order, until no space is left. Flexible children share the
/// rest evenly; the first ones get any extra cells. In unbounded space, flexible children get only what they need.
// Not generic: in a debug build, looking up the type of a generic layout takes longer than most of the layout's work.
@usableFromInline struct StackLayout {
    @usableFromInline let axis: Axis
    // Stored, because a debug build compares axes slowly.
    @usableFromInline let isHorizontal: Bool
    @usableFromInline let spacing: Int
    @usableFromInline let alignment: Alignment

    @inlinable init(axis: Axis, spacing: Int, alignment: Alignment) {
        self.axis = axis
        self.alignment = alignment
        isHorizontal = axis == .horizontal
        self.spacing = min(max(0, spacing), Size.unbounded)
    }

    @inlinable func sizeThatFits(_ proposal: Size, _ children: some BlockGroup) -> Size {
        let sizes = sizes(of: children, in: proposal)
        var total = gaps(between: sizes.count)
        var breadth = 0
        for size in sizes {
            total += length(size)
            breadth = max(breadth, self.breadth(size))
        }
        return size(min(total, length(proposal)), min(breadth, self.breadth(proposal)))
    }

    @inlinable func isFlexible(along axis: Axis, _ children: some BlockGroup) -> Bool {
        for index in 0..<children.count where children.isFlexible(along: axis, in: self.axis, at: index) {
            return true
        }
        return false
    }

    @inlinable func draw(_ children: some BlockGroup, in frame: Rect, on canvas: inout Canvas) {
        let sizes = sizes(of: children, in: frame.size)
        var offset = 0
        for index in sizes.indices {
            let size = sizes[index]
            let slot =
                isHorizontal
                ? Rect(x: frame.x + offset, y: frame.y, width: size.width, height: frame.height)
                : Rect(x: frame.x, y: frame.y + offset, width: frame.width, height: size.height)
            let place = alignment.place(size, in: slot)
            canvas.clipped(to: place) { children.draw(index, in: place, on: &$0) }
            offset += length(size) + spacing
        }
    }

    /// Returns the size of each child: its share along the axis, and its preferred length across the axis.
    @inlinable func sizes(of children: some BlockGroup, in proposal: Size) -> [Size] {
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
        for place in flexible.indices {
            let waiting = flexible.count - place
            let share = isUnbounded ? rest : (rest + waiting - 1) / waiting
            let wanted = children.sizeThatFits(size(share, available), of: flexible[place])
            let child = size(isUnbounded ? need(length(wanted)) : share, breadth(wanted))
            sizes[flexible[place]] = child
            rest -= length(child)
        }
        return sizes
    }

    /// Returns `wanted`, or 0 for a child that would take any length.
    @inlinable func need(_ wanted: Int) -> Int { Size.isUnbounded(wanted) ? 0 : wanted }

    @inlinable func gaps(between count: Int) -> Int { spacing * max(0, count - 1) }

    @inlinable func length(_ size: Size) -> Int { isHorizontal ? size.width : size.height }

    @inlinable func breadth(_ size: Size) -> Int { isHorizontal ? size.height : size.width }

    @inlinable func size(_ length: Int, _ breadth: Int) -> Size {
        isHorizontal ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
    }
}
