/// A result builder that collects the blocks between braces.
@resultBuilder
public enum BlockBuilder {
    /// Builds empty braces.
    @inlinable public static func buildBlock() -> EmptyGroup { EmptyGroup() }

    /// Wraps a single block in a group.
    @inlinable public static func buildExpression<Child: Block>(_ child: Child) -> SingleGroup<Child> {
        SingleGroup(child: child)
    }

    /// Keeps a group as it is, such as the blocks of a ``ForEach``.
    @inlinable public static func buildExpression<Group: BlockGroup>(_ group: Group) -> Group { group }

    /// Starts with the first group of blocks between the braces.
    @inlinable public static func buildPartialBlock<Group: BlockGroup>(first: Group) -> Group { first }

    /// Adds the next group to the groups before it.
    @inlinable public static func buildPartialBlock<First: BlockGroup, Second: BlockGroup>(
        accumulated: First, next: Second
    ) -> PairGroup<First, Second> {
        PairGroup(first: accumulated, second: next)
    }

    /// Builds an `if` without `else`.
    @inlinable public static func buildOptional<Group: BlockGroup>(_ group: Group?) -> EitherGroup<Group, EmptyGroup> {
        group.map { .first($0) } ?? .second(EmptyGroup())
    }

    /// Builds a branch from the first half of an `if` or `switch`.
    @inlinable public static func buildEither<First: BlockGroup, Second: BlockGroup>(
        first group: First
    ) -> EitherGroup<First, Second> {
        .first(group)
    }

    /// Builds a branch from the second half of an `if` or `switch`.
    @inlinable public static func buildEither<First: BlockGroup, Second: BlockGroup>(
        second group: Second
    ) -> EitherGroup<First, Second> {
        .second(group)
    }
}
