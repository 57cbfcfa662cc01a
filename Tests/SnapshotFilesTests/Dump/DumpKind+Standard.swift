extension DumpKind {
    /// Numbers, texts and other plain values of the standard library.
    static let standard: [DumpKind] = [
        DumpKind("Bool", true, false),
        DumpKind("Int", 1, 2),
        DumpKind("Int8", Int8.min, Int8.max),
        DumpKind("UInt64", UInt64.max, UInt64.max - 1),
        DumpKind("Int128", Int128.max, Int128.max - 1),
        DumpKind("Float", Float(0.1), Float(0.1).nextUp),
        DumpKind("Double", 0.1 + 0.2, 0.3),
        DumpKind("a zero with and without a sign", 0.0, -0.0),
        DumpKind("a Double that is no number", Double.nan, Double.infinity),
        DumpKind("String", "a", "b"),
        DumpKind("a String of lines", "a\n  b", "a\nb"),
        DumpKind("a String that looks like an escape", "\\n", "\n"),
        DumpKind("Substring", "abc".dropFirst(), "abc".dropLast()),
        DumpKind("String.UTF8View", "é".utf8, "e".utf8),
        DumpKind("String.UnicodeScalarView", "a".unicodeScalars, "b".unicodeScalars),
        DumpKind("Character", Character("a"), Character("b")),
        DumpKind("Unicode.Scalar", "a" as Unicode.Scalar, "b" as Unicode.Scalar),
        DumpKind("StaticString", StaticString("a"), StaticString("b")),
        DumpKind("Optional", Int?.some(1), Int?.none),
        DumpKind("an Optional in an Optional", Int??.some(nil), Int??.none),
        DumpKind("an Optional in two Optionals", Int???.some(.some(nil)), Int???.some(nil)),
        DumpKind("Optional<Any>", Any?.some(Int?.none as Any), Any?.none),
        DumpKind("Optional<String>", String?.some("nil"), String?.none),
        DumpKind("a tuple", (1, 2), (1, 3)),
        DumpKind("the labels of a tuple", (a: 1, b: 2), (a: 1, c: 2)),
        DumpKind("Range", 1..<2, 1..<3),
        DumpKind("Range<Double>", 1.0..<2, 1.0..<3),
        DumpKind("Range<String>", "a"..<"c", "a"..<"d"),
        DumpKind("ClosedRange<Character>", Character("a")...Character("c"), Character("a")...Character("d")),
        DumpKind("PartialRangeFrom", 1..., 2...),
        DumpKind("PartialRangeUpTo", ..<1, ..<2),
        DumpKind("PartialRangeThrough<Double>", ...1.0, ...2.0),
        DumpKind("StrideTo", stride(from: 0, to: 9, by: 3), stride(from: 0, to: 9, by: 4)),
        DumpKind("SIMD2", SIMD2(1, 2), SIMD2(2, 1)),
        DumpKind("Duration", Duration.seconds(1), Duration.milliseconds(1001)),
        DumpKind(
            "ContinuousClock.Instant", ContinuousClock.Instant.sample, ContinuousClock.Instant.sample + .seconds(1)),
        DumpKind("Result", Result<Int, Fault>.success(1), Result<Int, Fault>.failure(.lost)),
        DumpKind("an Error", Fault.lost as any Error, Fault.late(1) as any Error),
        DumpKind("AnyHashable", AnyHashable(1), AnyHashable(2)),
        DumpKind("AnyHashable of a structure", AnyHashable(Point(x: 1, y: 2)), AnyHashable(Point(x: 2, y: 1))),
        DumpKind("Regex", /a+/, /b+/),
        DumpKind("Version in a CollectionOfOne", CollectionOfOne(1), CollectionOfOne(2)),
    ]

    enum Fault: Error {
        case lost
        case late(Int)
    }

    struct Point: Hashable {
        let x: Int
        let y: Int
    }
}

extension ContinuousClock.Instant {
    /// The same in each call.
    fileprivate static let sample = ContinuousClock.now
}
