extension DumpKind {
    private static func numbers(_ count: Int) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, "\($0 % 3)") })
    }

    /// Collections, and views of them.
    static let collections: [DumpKind] = [
        DumpKind("Array", [1, 2], [2, 1]),
        DumpKind("ArraySlice", [1, 2, 3].dropFirst(), [1, 2, 3].dropLast()),
        DumpKind("ContiguousArray", ContiguousArray([1, 2]), ContiguousArray([2, 1])),
        DumpKind("an empty Array and an empty Dictionary", [Int](), [Int: Int]()),
        DumpKind("an Array and a Set", [1], Set([1])),
        DumpKind("Set", Set(0..<20), Set(0..<21)),
        DumpKind("Dictionary", numbers(20), numbers(21)),
        DumpKind("a Dictionary's values", ["a": 1, "b": 2], ["a": 2, "b": 1]),
        DumpKind("Dictionary.Keys", numbers(20).keys, numbers(21).keys),
        DumpKind("Dictionary.Values", numbers(20).values, numbers(21).values),
        DumpKind("Dictionary.Values, counted", ["a": 1, "b": 1].values, ["a": 1].values),
        DumpKind("KeyValuePairs", ["a": 1, "b": 2] as KeyValuePairs, ["b": 2, "a": 1] as KeyValuePairs),
        DumpKind(
            "Dictionary<AnyHashable, Any>", [1: 2, "a": 3] as [AnyHashable: Any], [1: 2, "b": 3] as [AnyHashable: Any]),
        DumpKind("LazyMapSequence", [1].lazy.map(\.self), [2].lazy.map(\.self)),
        DumpKind("a lazy Set", Set(0..<20).lazy, Set(0..<21).lazy),
        DumpKind(
            "ReversedCollection", [1, 2].reversed() as ReversedCollection, [2, 1].reversed() as ReversedCollection),
        DumpKind("EnumeratedSequence", [1].enumerated(), [2].enumerated()),
        DumpKind("Zip2Sequence", zip([1], [2]), zip([2], [1])),
        DumpKind("Repeated", repeatElement(1, count: 2), repeatElement(1, count: 3)),
        DumpKind("AnySequence", AnySequence([1]), AnySequence([2])),
        DumpKind("JoinedSequence", [[1], [2]].joined(), [[1], [3]].joined()),
        DumpKind("an iterator", [1, 2].makeIterator(), [2, 1].makeIterator()),
        DumpKind("CollectionDifference", [1].difference(from: []), [2].difference(from: [])),
    ]
}
