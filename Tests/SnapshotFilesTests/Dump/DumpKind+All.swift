import Foundation

extension DumpKind {
    /// The kinds whose text follows from how they are stored: types, references, unordered collections, and values of
    /// Foundation.
    static let all: [DumpKind] = [
        DumpKind("a zero with and without a sign", 0.0, -0.0),
        DumpKind("a text that looks like an escape", "\\n", "\n"),
        DumpKind("an Optional in two Optionals", Int???.some(.some(nil)), Int???.some(nil)),
        DumpKind("the labels of a tuple", (a: 1, b: 2), (a: 1, c: 2)),
        DumpKind("a Range of texts", "a"..<"c", "a"..<"d"),
        DumpKind("Regex", /a+/, /b+/),
        DumpKind("a payload's label", Shape.arc(from: 1), Shape.circle(1)),
        DumpKind("a case without and with an empty payload", Shape.text(""), Shape.dot),
        DumpKind("an actor", Counter(1), Counter(2)),
        DumpKind("a type and its metatype", Int.self, Int.Type.self),
        DumpKind("a protocol's type", (any Error).self, (any Hashable).self),
        DumpKind("a type in a type", Outer.Inner.self, Other.Inner.self),
        DumpKind("a generic type", [Int].self, [String].self),
        DumpKind("a key path", \String.count, \String.isEmpty),
        DumpKind("a key path through a generic type", \[Outer.Inner].first?.x, \[Outer.Inner].first?.y),
        DumpKind("a key path that can be written", \Outer.Inner.x, \Outer.Inner.y),
        DumpKind("functions of two types", { (number: Int) in number }, { (text: String) in text }),
        DumpKind("ObjectIdentifier of a type", ObjectIdentifier(Int.self), 1),
        DumpKind("a pointer", UnsafeRawPointer(bitPattern: 16), UnsafeRawPointer?.none),
        DumpKind("Unmanaged", Unmanaged.passUnretained(Note.shared), Unmanaged.passUnretained(Note.second)),
        DumpKind("Set", Set(0..<20), Set(0..<21)),
        DumpKind("Dictionary", numbers(20), numbers(21)),
        DumpKind("Dictionary.Keys", numbers(20).keys, numbers(21).keys),
        DumpKind("Dictionary.Values, counted", ["a": 1, "b": 1].values, ["a": 1].values),
        DumpKind("KeyValuePairs", ["a": 1, "b": 2] as KeyValuePairs, ["b": 2, "a": 1] as KeyValuePairs),
        DumpKind("a lazy Set", Set(0..<20).lazy, Set(0..<21).lazy),
        DumpKind("an Array and a Set", [1], Set([1])),
        DumpKind("an iterator", [1, 2].makeIterator(), [2, 1].makeIterator()),
        DumpKind("AnySequence", AnySequence([1]), AnySequence([2])),
        DumpKind(
            "a Calendar's time zone and first day", Calendar.changed(\.timeZone, to: .gmt),
            Calendar.changed(\.firstWeekday, to: 2)),
        DumpKind("a Locale's clock", Locale.hours(.oneToTwelve), Locale.hours(.zeroToTwentyThree)),
        DumpKind(
            "URL with a base", URL(string: "b", relativeTo: URL(string: "https://a.com")) as Any,
            URL(string: "https://a.com/b") as Any),
        DumpKind(
            "Measurement", Measurement(value: 1, unit: UnitMass.grams), Measurement(value: 1, unit: UnitMass.carats)),
        DumpKind("NSCharacterSet", NSCharacterSet(charactersIn: "ab"), NSCharacterSet(charactersIn: "ac")),
        DumpKind("NSNumber of a Bool", NSNumber(value: 1), NSNumber(value: true)),
        DumpKind("NSObject with a field", Note("a"), Note("b")),
        DumpKind("NSURL", NSURL(string: "https://a.com") as Any, NSURL(string: "https://b.com") as Any),
        DumpKind("NSData", NSData(data: Data([1])), NSData(data: Data([2]))),
        DumpKind("NSValue", NSValue(range: NSRange(1..<2)), NSValue(range: NSRange(1..<3))),
        DumpKind("NSTimeZone", NSTimeZone(forSecondsFromGMT: 60), NSTimeZone(forSecondsFromGMT: 120)),
        DumpKind("NSError", NSError(domain: "a", code: 1), NSError(domain: "a", code: 2)),
        DumpKind("CocoaError", CocoaError(.fileNoSuchFile), CocoaError(.fileReadUnknown)),
        DumpKind("Progress", Progress(totalUnitCount: 1), Progress(totalUnitCount: 2)),
        DumpKind("a lock", NSLock(), NSObject()),
        DumpKind("Predicate", #Predicate<Int> { $0 > 1 }, #Predicate<Int> { $0 > 2 }),
        DumpKind("SortDescriptor", SortDescriptor(\Outer.Inner.x), SortDescriptor(\Outer.Inner.x, order: .reverse)),
        DumpKind("OperationQueue", OperationQueue(), NSObject()),
        DumpKind("JSONEncoder", JSONEncoder(), JSONDecoder()),
    ]

    private static func numbers(_ count: Int) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, "\($0 % 3)") })
    }

    private enum Shape {
        case dot
        case circle(Int)
        case arc(from: Int)
        case text(String)
    }

    private actor Counter {
        let count: Int
        init(_ count: Int) { self.count = count }
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

    private final class Note: NSObject, Sendable {
        static let shared = Note("shared")
        static let second = Note("second")
        let text: String
        init(_ text: String) { self.text = text }
    }
}

extension Calendar {
    fileprivate static func changed<Value>(_ field: WritableKeyPath<Calendar, Value>, to value: Value) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
        calendar[keyPath: field] = value
        return calendar
    }
}

extension Locale {
    fileprivate static func hours(_ cycle: HourCycle) -> Locale {
        var components = Components(identifier: "en_GB")
        components.hourCycle = cycle
        return Locale(components: components)
    }
}
