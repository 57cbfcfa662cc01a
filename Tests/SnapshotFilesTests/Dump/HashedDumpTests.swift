import TestKit
import Testing

@testable import SnapshotFiles

@Suite("The dump of a set or a dictionary", .leakChecks)
struct HashedDumpTests {
    @Test("A dump shows a long chain of nested sets quickly", .timeLimit(.minutes(1)))
    func chain() {
        let end = Link(next: [])
        let first = (0..<24).reduce(end) { next, _ in Link(next: [next]) }
        #expect(Dump.text(of: first).contains("Set([])"))
    }

    @Test("A dump sorts the elements of sets and the keys of dictionaries, by their texts if they have no order")
    func hashed() {
        let scattered = (0..<200).map { Cell(row: $0) }
        #expect(Dump.text(of: Set(1...12)) == "Set([\n" + (1...12).map { "  \($0)\n" }.joined() + "])")
        #expect(
            Dump.text(of: Set(scattered)) == "Set([\n" + scattered.map { "  Cell(row: \($0.row))\n" }.sorted().joined()
                + "])")
        #expect(
            Dump.text(of: [10: "b", 9: "a"] as [AnyHashable: String]) == """
                [
                  9: "a"
                  10: "b"
                ]
                """)
        #expect(
            Dump.text(of: [Kind.warm: [1], .named("x"): []]) == """
                [
                  .named("x"): []
                  .warm: [
                    1
                  ]
                ]
                """)
    }

    private struct Cell: Hashable {
        let row: Int
    }

    private enum Kind: Hashable {
        case warm
        case named(String)
    }
}

private final class Link: Hashable {
    let next: Set<Link>

    init(next: Set<Link>) {
        self.next = next
    }

    static func == (one: Link, other: Link) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
