import SnapshotFiles
import Testing

@testable import Strata

@Suite("A pending change")
struct PendingChangeTests {
    @Test("Acceptable pending changes are alike if they replace the same words with the same words")
    func alike() {
        let first = PendingChange.sample("a", old: "| Ada |\n", new: "| Bo |\n")
        let changes: [PendingChange] = [
            first, .sample("b", old: "Ada\n", new: "Bo\n"), .sample("c", old: "Ada\n", new: "Jean\n"),
            .sample("d", old: nil, new: "Bo\n"), .sample("e", old: "Ada\n", new: "Bo\n", comparedWith: "Jean\n"),
            .sample("f", old: "Ada\n", new: "Bo\n", isKnownIssue: true),
        ]
        #expect(first.alike(in: changes) == Array(changes.prefix(2)))
        for change in changes.dropFirst(2) { #expect(change.alike(in: changes) == [change]) }
    }

    @Test("The explanation of a pending change names a known issue, unless the change is outdated")
    func knownIssue() {
        #expect(PendingChange.sample(isKnownIssue: true).explanation == "A known issue: 1 line removed, 1 added")
        #expect(PendingChange.sample(old: "Bo\n", comparedWith: "Ada\n", isKnownIssue: true).status == .outdated)
    }

    @Test("Pending changes are equal if their new texts and their snapshots are equal")
    func equality() {
        #expect(PendingChange.sample() == .sample())
        #expect(PendingChange.sample() != .sample(new: "Bo\n"))
        #expect(PendingChange.sample() != .sample(old: "Bo\n", comparedWith: "Ada\n"))
    }
}
