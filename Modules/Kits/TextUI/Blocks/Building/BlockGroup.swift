/// The children of a stack, of known types, so that none of them is boxed.
public protocol BlockGroup {
    /// How many children there are.
    var count: Int { get }
    /// What the child at `index` wants, when it is offered `proposal`.
    func sizeThatFits(_ proposal: Size, of index: Int) -> Size
    /// Whether the child at `index` takes what a stack along `stack` has left along `axis`; nil is a stack in depth.
    func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool
    /// Draws the child at `index`.
    func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas)
}

/// No child.
public struct EmptyGroup: BlockGroup {
    @usableFromInline init() {}

    /// None.
    @inlinable public var count: Int { 0 }
    /// Never asked.
    @inlinable public func sizeThatFits(_ proposal: Size, of index: Int) -> Size { .zero }
    /// Never asked.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool { false }
    /// Never asked.
    @inlinable public func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas) {}
}

/// One child.
public struct SingleGroup<Child: Block>: BlockGroup {
    @usableFromInline let child: Child

    @inlinable init(child: Child) {
        self.child = child
    }

    /// One.
    @inlinable public var count: Int { 1 }

    /// The child's answer.
    @inlinable public func sizeThatFits(_ proposal: Size, of index: Int) -> Size { child.sizeThatFits(proposal) }

    /// The child's answer, or for a spacer the stack's direction.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool {
        child.isFlexible(along: axis, in: stack)
    }

    /// Has the child draw itself.
    @inlinable public func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas) {
        child.draw(in: frame, on: &canvas)
    }
}

/// The children of one group, then those of another.
public struct PairGroup<First: BlockGroup, Second: BlockGroup>: BlockGroup {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    /// Those of both.
    @inlinable public var count: Int { first.count + second.count }

    /// The answer of the group that the child is in.
    @inlinable public func sizeThatFits(_ proposal: Size, of index: Int) -> Size {
        index < first.count
            ? first.sizeThatFits(proposal, of: index) : second.sizeThatFits(proposal, of: index - first.count)
    }

    /// The answer of the group that the child is in.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool {
        index < first.count
            ? first.isFlexible(along: axis, in: stack, at: index)
            : second.isFlexible(along: axis, in: stack, at: index - first.count)
    }

    /// Has the group that the child is in draw it.
    @inlinable public func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas) {
        if index < first.count {
            first.draw(index, in: frame, on: &canvas)
        } else {
            second.draw(index - first.count, in: frame, on: &canvas)
        }
    }
}

/// The children of one of two groups.
public enum EitherGroup<First: BlockGroup, Second: BlockGroup>: BlockGroup {
    case first(First)
    case second(Second)

    /// Those of the group that was chosen.
    @inlinable public var count: Int {
        switch self {
        case .first(let group): group.count
        case .second(let group): group.count
        }
    }

    /// The answer of the group that was chosen.
    @inlinable public func sizeThatFits(_ proposal: Size, of index: Int) -> Size {
        switch self {
        case .first(let group): group.sizeThatFits(proposal, of: index)
        case .second(let group): group.sizeThatFits(proposal, of: index)
        }
    }

    /// The answer of the group that was chosen.
    @inlinable public func isFlexible(along axis: Axis, in stack: Axis?, at index: Int) -> Bool {
        switch self {
        case .first(let group): group.isFlexible(along: axis, in: stack, at: index)
        case .second(let group): group.isFlexible(along: axis, in: stack, at: index)
        }
    }

    /// Has the group that was chosen draw it.
    @inlinable public func draw(_ index: Int, in frame: Rect, on canvas: inout Canvas) {
        switch self {
        case .first(let group): group.draw(index, in: frame, on: &canvas)
        case .second(let group): group.draw(index, in: frame, on: &canvas)
        }
    }
}
