/// The children of a stack, with types known at compile time, so that no child is boxed.
public protocol BlockGroup {
    /// The number of children.
    var count: Int { get }
    /// Returns the preferred size of the child at `index` for a proposed size.
    func sizeThatFits(_ proposal: Size, of index: Int) -> Size
    /// Returns whether the child at `index` is flexible along `axis`; `stack` is the axis of the surrounding stack, nil
    /// for a ``ZStack``.
    func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool
    /// Draws the child at `index` in `frame`.
    func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas)
}

/// A group without children.
public struct EmptyGroup: BlockGroup {
    @usableFromInline init() {}

    /// Zero.
    @inlinable public var count: Int { 0 }
    /// Never called.
    @inlinable public func sizeThatFits(_ proposal: Size, of index: Int) -> Size { .zero }
    /// Never called.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool { false }
    /// Never called.
    @inlinable public func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas) {}
}

/// A group of one child.
public struct SingleGroup<Child: Block>: BlockGroup {
    @usableFromInline let child: Child

    @inlinable init(child: Child) {
        self.child = child
    }

    /// One.
    @inlinable public var count: Int { 1 }

    /// Asks the child.
    @inlinable public func sizeThatFits(_ proposal: Size, of index: Int) -> Size { child.sizeThatFits(proposal) }

    /// Asks the child.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool {
        child.isFlexible(along: axis, in: stack)
    }

    /// Draws the child.
    @inlinable public func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas) {
        child.draw(in: frame, on: &canvas)
    }
}

/// The children of one group, followed by those of another.
public struct PairGroup<First: BlockGroup, Second: BlockGroup>: BlockGroup {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    /// The number of children in both groups.
    @inlinable public var count: Int { first.count + second.count }

    /// Asks the group that contains the child.
    @inlinable public func sizeThatFits(_ proposal: Size, of index: Int) -> Size {
        index < first.count
            ? first.sizeThatFits(proposal, of: index) : second.sizeThatFits(proposal, of: index - first.count)
    }

    /// Asks the group that contains the child.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool {
        index < first.count
            ? first.isFlexible(along: axis, in: stack, at: index)
            : second.isFlexible(along: axis, in: stack, at: index - first.count)
    }

    /// Tells the group that contains the child to draw it.
    @inlinable public func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas) {
        if index < first.count {
            first.draw(index, in: frame, on: &canvas)
        } else {
            second.draw(index - first.count, in: frame, on: &canvas)
        }
    }
}

/// The children of one of two groups, as chosen by an `if` or `switch`.
public enum EitherGroup<First: BlockGroup, Second: BlockGroup>: BlockGroup {
    case first(First)
    case second(Second)

    /// The number of children in the chosen group.
    @inlinable public var count: Int {
        switch self {
        case .first(let group): group.count
        case .second(let group): group.count
        }
    }

    /// Asks the chosen group.
    @inlinable public func sizeThatFits(_ proposal: Size, of index: Int) -> Size {
        switch self {
        case .first(let group): group.sizeThatFits(proposal, of: index)
        case .second(let group): group.sizeThatFits(proposal, of: index)
        }
    }

    /// Asks the chosen group.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool {
        switch self {
        case .first(let group): group.isFlexible(along: axis, in: stack, at: index)
        case .second(let group): group.isFlexible(along: axis, in: stack, at: index)
        }
    }

    /// Tells the chosen group to draw the child.
    @inlinable public func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas) {
        switch self {
        case .first(let group): group.draw(index, in: frame, on: &canvas)
        case .second(let group): group.draw(index, in: frame, on: &canvas)
        }
    }
}
