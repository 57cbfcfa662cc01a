import Foundation
import TestKit
import Testing

@testable import SnapshotFiles

@Suite("A dump", .leakChecks)
struct DumpTests {
    @Test("A dump shows each field of a structure on its own line, unless the only field is short")
    func structures() {
        let user = User(name: "Ada", id: UserID(rawValue: 7), email: nil, tags: ["first", "poet's daughter"])
        #expect(
            Dump.text(of: user) == """
                User(
                  name: "Ada"
                  id: UserID(rawValue: 7)
                  email: nil
                  tags: [
                    "first"
                    "poet's daughter"
                  ]
                )
                """)
    }

    @Test("A dump shows a plain value without its parts", arguments: plainValues)
    func plain(value: any Sendable, text: String) {
        #expect(Dump.text(of: value) == text)
    }

    private static let plainValues: [(any Sendable, String)] = [
        (true, "true"), (-3, "-3"), (UInt8.max, "255"), (1.0, "1.0"), (Decimal(1) / 4, "0.25"), (3..<5, "3..<5"),
        ("a \"b\" \\ c", #""a \"b\" \\ c""#), (true as Bool??, "true"), (1..<3 as Range?, "1..<3"),
        ("tab\tbell\u{7}", #""tab\tbell\u{7}""#), ("👩‍👧 é", "\"👩‍👧 é\""),
        (Character("x"), "\"x\""), ("a" as Unicode.Scalar, "\"a\""), ("a" as StaticString, "\"a\""),
        (1...2, "1...2"), (Duration.milliseconds(1001), "1.001 seconds"),
        (SIMD2(1, 2), "SIMD2<Int>(1, 2)"), (Float(0.1), "0.1"), (-0.0, "-0.0"), ("Ada".dropFirst(), "\"da\""),
        (Int?.none, "nil"), (Int??.some(.some(3)), "3"),
        (Date(timeIntervalSince1970: 0), "1970-01-01T00:00:00Z"),
        (Date(timeIntervalSince1970: 1.25), "1970-01-01T00:00:01.250Z"),
        (Date(timeIntervalSince1970: 0.9), "1970-01-01T00:00:00.900Z"),
        (Date(timeIntervalSince1970: 0.9003), "1970-01-01T00:00:00.900Z"), (Int??.some(nil), ".some(nil)"),
        (Date(timeIntervalSince1970: .infinity), "Date(timeIntervalSinceReferenceDate: inf)"),
        (URL(string: "https://example.com/a?b=c"), "https://example.com/a?b=c"),
        (UUID(uuidString: "1B4E28BA-2FA1-11D2-883F-0016D3CCA427"), "1B4E28BA-2FA1-11D2-883F-0016D3CCA427"),
        (Data([1, 255]), "Data(01 ff)"), (Data(), "Data()"),
        (Data(0..<18), "Data(\n  00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f\n  10 11\n)"),
        (TimeZone(identifier: "Europe/Berlin"), "TimeZone(Europe/Berlin)"),
        (Locale(identifier: "en_GB"), "Locale(en_GB)"), (User.self, "DumpTests.User.self"), ([Int](), "[]"),
        ([String: Int](), "[:]"), (Set<Int>(), "Set([])"), ((), "()"),
    ]

    @Test("A dump shows the lines of a text, and how the text ends")
    func multilineText() {
        #expect(
            Dump.text(of: ["note": "one \"quoted\"\r\n\n  \u{202E}two\n"]) == #"""
                [
                  "note": """
                    one "quoted"\r

                      \u{202E}two

                    """
                ]
                """#)
    }

    @Test(
        "A dump shows the name of an enumeration's case, not the value's description",
        arguments: [
            (Tone.warm, ".warm"),
            (.named("Ada"), #".named("Ada")"#),
            (.mixed(reason: "why"), #".mixed(reason: "why")"#),
            (.pair(1, second: nil), ".pair(\n  1\n  second: nil\n)"),
        ])
    func enumerations(tone: Tone, text: String) {
        #expect(Dump.text(of: tone) == text)
    }

    @Test("A dump shows an instance's type and fields, inherited fields first, but no address")
    func instances() {
        let shelf = trackForLeaks(Shelf())
        #expect(
            Dump.text(of: shelf) == """
                Shelf(
                  name: "furniture"
                  width: 80
                  books: nil
                  onTap: (Int) -> ()
                  address: UnsafeMutableRawPointer
                )
                """)
    }

    @Test("A dump replaces a repeated instance, even in a cycle, with the place where it first appeared")
    func cycles() {
        let root = trackForLeaks(Node("root"))
        let leaf = trackForLeaks(Node("leaf"))
        root.children = [leaf, leaf]
        leaf.parent = root
        #expect(
            Dump.text(of: root) == """
                Node(
                  name: "root"
                  children: [
                    Node(
                      name: "leaf"
                      children: []
                      parent: Node(same as self)
                    )
                    Node(same as self.children[0])
                  ]
                  parent: nil
                )
                """)
    }

    @Test("A dump cuts off a chain that would overflow the stack")
    func depth() {
        let chain = (0..<100_000).map { _ in Node("link") }
        for (node, next) in zip(chain, chain.dropFirst()) { node.children = [next] }
        #expect(Dump.text(of: chain[0]).contains("(deeper than 100 levels)"))
        for node in chain { node.children = [] }
    }

    @Test("A dump uses a custom mirror, and leaves out fields that a macro has added")
    func mirrors() {
        #expect(Dump.text(of: Mirrored()) == "Mirrored(shown: 1)")
    }
}

// MARK: - Samples

extension DumpTests {
    struct UserID {
        let rawValue: Int
    }

    struct User {
        let name: String
        let id: UserID
        let email: String?
        let tags: [String]
    }

    enum Tone: Hashable, CustomStringConvertible {
        case warm
        case named(String)
        case mixed(reason: String)
        case pair(Int, second: Int?)

        var description: String { "a tone" }
    }

    class Furniture {
        let name = "furniture"
    }

    final class Shelf: Furniture {
        let width = 80
        lazy var books = 3
        let onTap: (Int) -> Void = { _ in }
        let address = UnsafeMutableRawPointer(bitPattern: 0x1234)
    }

    final class Node {
        let name: String
        var children: [Node] = []
        weak var parent: Node?

        init(_ name: String) { self.name = name }
    }

    struct Mirrored: CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: ["shown": 1, "_$registrar": 2]) }
    }
}
