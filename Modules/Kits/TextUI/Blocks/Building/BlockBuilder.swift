/// Collects the blocks that are listed between braces.
@resultBuilder
public enum BlockBuilder {
    /// Nothing between the braces.
    @inlinable public static func buildBlock() -> EmptyGroup { EmptyGroup() }

    /// A block by itself.
    @inlinable public static func buildExpression<Child: Block>(_ child: Child) -> SingleGroup<Child> {
        SingleGroup(child: child)
    }

    /// Blocks that come as a group, such as those of a ``ForEach``.
    @inlinable public static func buildExpression<Group: BlockGroup>(_ group: Group) -> Group { group }

    /// The first line between the braces.
    @inlinable public static func buildPartialBlock<Group: BlockGroup>(first: Group) -> Group { first }

    /// The lines so far, and one more.
    @inlinable public static func buildPartialBlock<First: BlockGroup, Second: BlockGroup>(
        accumulated: First, next: Second
    ) -> PairGroup<First, Second> {
        PairGroup(first: accumulated, second: next)
    }

    /// An `if` without `else`.
    @inlinable public static func buildOptional<Group: BlockGroup>(_ group: Group?) -> EitherGroup<Group, EmptyGroup> {
        group.map { .first($0) } ?? .second(EmptyGroup())
    }

    /// What an `if` or `switch` chose, of what comes first in it.
    @inlinable public static func buildEither<First: BlockGroup, Second: BlockGroup>(
        first group: First
    ) -> EitherGroup<First, Second> {
        .first(group)
    }

    /// What an `if` or `switch` chose, of what comes later in it.
    @inlinable public static func buildEither<First: BlockGroup, Second: BlockGroup>(
        second group: Second
    ) -> EitherGroup<First, Second> {
        .second(group)
    }
}
