import SnapshotFiles
import TestKit
import Testing

@testable import Strata

@Suite("The command strata snapshots accept --like", .leakChecks)
struct AcceptLikeTests {
    @Test("The option --like also accepts the other texts in which the same words have been replaced")
    func alike() throws {
        let (package, tool) = try makeTool()

        #expect(
            try tool.accept(like: SnapshotPackage.path("d.txt"))
                == Outcome(
                    ["d", "a", "b"].map { "accepted: \(SnapshotPackage.path("\($0).txt"))" }.joined(separator: "\n")))
        #expect(package.store.pendingSnapshots().map(\.path) == ["c.txt", "e.txt"].map(SnapshotPackage.path))
    }

    @Test("Accepting with --like stops at the first failure and prints how many texts were accepted")
    func stops() throws {
        let (package, _) = try makeTool()
        // The tests of b and d were deleted.
        let refusing = SnapshotTool(store: package.store) { ["a", "c", "e"].map { "FixtureTests.Screens/\($0)()" } }

        let outcome = try refusing.accept(like: SnapshotPackage.path("a.txt"))

        #expect(outcome.status == 1)
        let lines = outcome.text.split(separator: "\n")
        #expect(lines.first == "accepted: \(SnapshotPackage.path("a.txt"))")
        #expect(lines.dropFirst().first?.hasPrefix("not accepted: ") == true)
        #expect(lines.last == "Stopped after 1 of 3.")
        #expect(package.store.pendingSnapshots().count == 4)
    }

    @Test("The option --like needs the whole path of a pending text")
    func unknown() throws {
        let (package, tool) = try makeTool()
        #expect(package.store.pendingSnapshots().count == 5)
        #expect(throws: FilterError.notPending(path: "a.txt", pending: 5)) { try tool.accept(like: "a.txt") }
    }

    private func makeTool() throws -> (SnapshotPackage, SnapshotTool) {
        let package = try SnapshotPackage(
            snapshots: [
                "a.txt": "# To do\n1\n", "b.txt": "| To do       |\n", "c.txt": "To do\n1\n", "d.txt": "To do\n",
            ])
        try package.savePending("# To-do lists\n1\n", for: "a.txt")
        try package.savePending("| To-do lists |\n", for: "b.txt")
        try package.savePending("To-do lists\n2\n", for: "c.txt")
        for name in ["d.txt", "e.txt"] { try package.savePending("To-do lists\n", for: name) }
        return (package, package.tool)
    }
}
