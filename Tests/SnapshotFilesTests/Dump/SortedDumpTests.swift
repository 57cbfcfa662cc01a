import TestKit
import Testing

@testable import SnapshotFiles

@Suite("The dump of unordered elements", .leakChecks)
struct SortedDumpTests {
    @Test("The dump of unordered elements is sorted by their redacted texts")
    func redacted() {
        let names = ["1 Grace", "2 Ada"]
        let withoutNumbers = { (text: String) in text.replacing(/\d[ ]/, with: "") }
        #expect(Dump.text(of: Set(names)) == "Set([\n  \"1 Grace\"\n  \"2 Ada\"\n])")
        // The redaction affects only the order, not the dump's text.
        #expect(
            Dump.text(of: Set(names), redaction: withoutNumbers) == "Set([\n  \"2 Ada\"\n  \"1 Grace\"\n])")
        #expect(
            Dump.text(of: ["1": "z", "2": "y"], redaction: { $0.replacing(/"\d":[ ]/, with: "") })
                == "[\n  \"2\": \"y\"\n  \"1\": \"z\"\n]")
        #expect(
            Dump.text(of: Set(names), redaction: { $0.replacing(/\n  "\d/, with: "\n  \"") })
                == "Set([\n  \"2 Ada\"\n  \"1 Grace\"\n])")
    }

    @Test("The dump of a dictionary is sorted by its keys as long as the redaction does not change the keys")
    func byValue() {
        let dump = "[\n  9: \"b\"\n  10: \"a\"\n]"
        #expect(Dump.text(of: [9: "b", 10: "a"], redaction: { $0.replacing("b", with: "c") }) == dump)
        #expect(
            Dump.text(of: [9: "b", 10: "a"], redaction: { $0.replacing(/\d+/, with: "N") })
                == "[\n  10: \"a\"\n  9: \"b\"\n]")
    }

    @Test("The dump of a set is sorted by text if its elements compare by a hidden field")
    func hidden() {
        #expect(
            Dump.text(of: Set([Hidden(rank: 1, shown: "b"), Hidden(rank: 2, shown: "a")]))
                == "Set([\n  Hidden(shown: \"a\")\n  Hidden(shown: \"b\")\n])")
    }

    @Test("The dump of a dictionary is sorted by the texts of its values if the keys look alike")
    func alikeKeys() {
        let instances = (0..<20).map { Item("\($0)") }
        let dump = Dump.text(of: Dictionary(uniqueKeysWithValues: instances.map { (ObjectIdentifier($0), $0.text) }))
        let texts = dump.matches(of: /: "(\d+)"/).map { String($0.1) }
        #expect(texts.count == 20 && texts == texts.sorted())
    }

    @Test("The place that a dump names for a repeated instance does not depend on the order of a set")
    func instances() {
        for _ in 0..<20 {
            let (one, other) = (Item("a"), Item("a"))
            #expect(
                Dump.text(of: [Set([one, other]), Set([one])]) == """
                    [
                      Set([
                        Item(text: "a")
                        Item(text: "a")
                      ])
                      Set([
                        Item(same as self[0][0])
                      ])
                    ]
                    """)
        }
    }

    private final class Item: Hashable {
        let text: String

        init(_ text: String) { self.text = text }

        static func == (one: Item, other: Item) -> Bool { one === other }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private struct Hidden: Hashable, Comparable, CustomReflectable {
        let rank: Int
        let shown: String
        var customMirror: Mirror { Mirror(self, children: ["shown": shown]) }

        static func < (one: Hidden, other: Hidden) -> Bool { one.rank < other.rank }
    }
}
