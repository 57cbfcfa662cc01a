import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("Pruning", .leakChecks)
struct PruneTests {
    @Test("lists unused snapshots without removing them")
    func list() throws {
        let (package, tool) = try makeTool()

        #expect(
            try tool.prune(isConfirmed: false)
                == Outcome(
                    """
                    2 snapshots are unused:
                      Snapshots/FixtureTests/Screens/old.txt
                      Snapshots/FixtureTests/Screens/older.txt
                    To remove them: strata snapshots prune --yes
                    The list includes snapshots that are used only with other arguments, environments or platforms.
                    """))
        #expect(try package.text(of: "old.txt") == "old\n")
    }

    @Test("removes unused snapshots, and nothing else, if it is confirmed")
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
                == Outcome(
                    "No unused snapshots in suites with the trait .snapshots() that ran completely and passed."))
    }

    @Test("says what to do if no suite has had a complete run")
    func unknown() throws {
        let package = try SnapshotPackage(snapshots: ["old.txt": "old\n"])
        let tool = SnapshotTool(store: package.store) { [] }

        #expect(
            try tool.prune(isConfirmed: true)
                == Outcome(
                    "No suite with the trait .snapshots() has had a complete run that passed; run 'swift test' first."))
        #expect(try package.text(of: "old.txt") == "old\n")
    }

    /// Creates a tool with two unused snapshots.
    private func makeTool() throws -> (SnapshotPackage, SnapshotTool) {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n", "old.txt": "old\n", "older.txt": "older\n"])
        try package.journal(tests: ["list()"], using: ["list.txt"])
        return (package, SnapshotTool(store: package.store) { ["FixtureTests.Screens/list()"] })
    }
}
