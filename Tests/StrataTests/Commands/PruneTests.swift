import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("Pruning", .leakChecks)
struct PruneTests {
    @Test("Without confirmation, pruning lists unused snapshots and removes none")
    func list() throws {
        let package = try SnapshotPackage(
            snapshots: ["list.txt": "Ada\n", "list.old.txt": "old\n", "gone.txt": "gone\n"])
        try package.journal(tests: ["list()"], using: ["list.txt"])
        let tool = SnapshotTool(store: package.store) { ["FixtureTests.Screens/list()"] }

        #expect(
            try tool.prune(isConfirmed: false)
                == Outcome(
                    """
                    2 snapshots are unused:
                      Snapshots/FixtureTests/Screens/gone.txt
                      Snapshots/FixtureTests/Screens/list.old.txt
                    To remove them: strata snapshots prune --yes
                    Read the list first: tests under `#if os(…)`, or with other arguments or environments, may use them.
                    """))
        #expect(try package.text(of: "gone.txt") == "gone\n")
    }

    @Test("Pruning keeps snapshots without a complete test run, and reports their number", arguments: [false, true])
    func unknown(isConfirmed: Bool) throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n", "list.old.txt": "old\n"])
        let tool = SnapshotTool(store: package.store) { ["FixtureTests.Screens/list()"] }

        #expect(
            try tool.prune(isConfirmed: isConfirmed)
                == Outcome(
                    """
                    No snapshot is unused.
                    2 snapshots were not judged: no complete run of their tests with the current build and files is known.
                    """))
        try package.package.write("gone\n", to: SnapshotPackage.path("gone.txt"))
        #expect(try tool.prune(isConfirmed: isConfirmed).text.hasSuffix(" with the current build and files is known."))
        #expect(try package.text(of: "list.old.txt") == "old\n")
    }
}
