import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("Pruning", .leakChecks)
struct PruneTests {
    @Test("lists what is unused, and removes nothing yet")
    func list() throws {
        let (package, tool) = try makeTool()

        #expect(
            try tool.prune(isConfirmed: false)
                == Outcome(
                    """
                    2 snapshots are unused:
                      Snapshots/FixtureTests/Screens/old.txt
                      Snapshots/FixtureTests/Screens/older.txt
                    To remove what is listed: strata snapshots prune --yes
                    What only other arguments, another environment or another platform would use is listed, too.
                    """))
        #expect(try package.text(of: "old.txt") == "old\n")
    }

    @Test("removes what is unused and nothing else, once it is confirmed")
    func confirmed() throws {
        let (package, tool) = try makeTool()

        #expect(
            try tool.prune(isConfirmed: true)
                == Outcome(
                    """
                    removed: Snapshots/FixtureTests/Screens/old.txt
                    removed: Snapshots/FixtureTests/Screens/older.txt
                    """))
        #expect(try package.package.files.keys.filter { $0.hasSuffix(".txt") } == [SnapshotPackage.path("list.txt")])
        #expect(
            try tool.prune(isConfirmed: true)
                == Outcome("Nothing is unused, as far as whole runs of suites with the trait .snapshots() tell."))
    }

    @Test("says how to know what is unused where no suite has run whole")
    func unknown() throws {
        let package = try SnapshotPackage(snapshots: ["old.txt": "old\n"])
        let tool = SnapshotTool(store: package.store) { [] }

        #expect(
            try tool.prune(isConfirmed: true)
                == Outcome(
                    "No suite with the trait .snapshots() has run whole and passed: run 'swift test' first."))
        #expect(try package.text(of: "old.txt") == "old\n")
    }

    /// Two are unused.
    private func makeTool() throws -> (SnapshotPackage, SnapshotTool) {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n", "old.txt": "old\n", "older.txt": "older\n"])
        try package.journal(tests: ["list()"], using: ["list.txt"])
        return (package, SnapshotTool(store: package.store) { ["FixtureTests.Screens/list()"] })
    }
}
