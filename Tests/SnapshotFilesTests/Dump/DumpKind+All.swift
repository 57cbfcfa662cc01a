import Foundation

extension DumpKind {
    /// The kinds of value whose text could depend on how a value is stored: types, references, unordered collections,
    /// and values of Foundation.
    static let all: [DumpKind] = [
        DumpKind("an Optional in two Optionals", Int???.some(.some(nil)), Int???.some(nil)),
        DumpKind("the labels of a tuple", (a: 1, b: 2), (a: 1, c: 2)),
        DumpKind("a type in a type", Outer.Inner.self, Other.Inner.self),
        DumpKind("a key path", \String.count, \String.isEmpty),
        DumpKind("a key path through a generic type", \[Outer.Inner].first?.x, \[Outer.Inner].first?.y),
        DumpKind("Dictionary.Keys", numbers(20).keys, numbers(21).keys),
        DumpKind("Dictionary.Values, counted", ["a": 1, "b": 1].values, ["a": 1].values),
        DumpKind("KeyValuePairs", ["a": 1, "b": 2] as KeyValuePairs, ["b": 2, "a": 1] as KeyValuePairs),
        DumpKind("a lazy Set", Set(0..<20).lazy, Set(0..<21).lazy),
        DumpKind("a lazily mapped Dictionary", numbers(20).lazy.map(\.key), numbers(21).lazy.map(\.key)),
        DumpKind("an Array and a Set", [1], Set([1])),
        DumpKind("a Set in AnyHashable", AnyHashable(Set(0..<20)), AnyHashable(Set(0..<21))),
        DumpKind("Sets as keys", [Set(0..<20): Set(0..<20)], [Set(0..<20): Set(0..<21)]),
        DumpKind("Sets of Sets", Set((0..<20).map { Set([$0, 20]) }), Set((0..<20).map { Set([$0, 21]) })),
        DumpKind("a mirror that lists a Set", Listed(elements: Set(0..<20)), Listed(elements: Set(0..<21))),
        DumpKind("a mirror styled as a Dictionary", Styled(elements: numbers(20)), Styled(elements: numbers(21))),
        DumpKind("the mirror of a Dictionary", Reflected(elements: numbers(20)), Reflected(elements: numbers(21))),
        DumpKind("a mirror with lazy labels", Labeled(elements: numbers(20)), Labeled(elements: numbers(21))),
        DumpKind("NSDictionary", NSDictionary(dictionary: numbers(20)), NSDictionary(dictionary: numbers(21))),
        DumpKind("NSSet", NSSet(array: Array(0..<20)), NSSet(array: Array(0..<21))),
        DumpKind("NSCountedSet", NSCountedSet(array: Array(0..<20)), NSCountedSet(array: Array(0..<21))),
        DumpKind("AttributeContainer", attributes("en"), attributes("de")),
        DumpKind("NSError", error(20), error(21)),
        DumpKind(
            "URL with a base", URL(string: "b", relativeTo: URL(string: "https://a.com")) as Any,
            URL(string: "https://a.com/b") as Any),
        DumpKind("NSCharacterSet", NSCharacterSet(charactersIn: "ab"), NSCharacterSet(charactersIn: "ac")),
        DumpKind("NSNumber of a Bool", NSNumber(value: 1), NSNumber(value: true)),
        DumpKind("NSURL", NSURL(string: "https://a.com") as Any, NSURL(string: "https://b.com") as Any),
        DumpKind("Predicate", #Predicate<Int> { $0 > 1 }, #Predicate<Int> { $0 > 2 }),
        DumpKind("OperationQueue", OperationQueue(), NSObject()),
    ]

    private static func numbers(_ count: Int) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, "\($0 % 3)") })
    }

    private static func attributes(_ language: String) -> AttributeContainer {
        var attributes = AttributeContainer()
        attributes.link = URL(string: "https://example.com")
        attributes.languageIdentifier = language
        attributes.alternateDescription = "a name"
        return attributes
    }

    private static func error(_ count: Int) -> NSError {
        NSError(domain: "D", code: 1, userInfo: ["a": numbers(count), "b": 2, "c": 3])
    }

    private enum Outer {
        struct Inner {
            var x = 1
            var y = 2
        }
    }

    private enum Other {
        struct Inner {}
    }

    private struct Listed: CustomReflectable {
        let elements: Set<Int>
        var customMirror: Mirror { Mirror(self, unlabeledChildren: elements, displayStyle: .collection) }
    }

    private struct Styled: CustomReflectable {
        let elements: [Int: String]
        var customMirror: Mirror { Mirror(self, unlabeledChildren: elements, displayStyle: .dictionary) }
    }

    private struct Reflected: CustomReflectable {
        let elements: [Int: String]
        var customMirror: Mirror { Mirror(reflecting: elements) }
    }

    private struct Labeled: CustomReflectable {
        let elements: [Int: String]
        var customMirror: Mirror { Mirror(self, children: elements.lazy.map { ("\($0.key)", $0.value as Any) }) }
    }
}
