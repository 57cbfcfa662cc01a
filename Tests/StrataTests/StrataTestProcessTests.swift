import TestKit
import TestProcesses
import Testing

@Suite("The program strata when it runs the tests", .leakChecks)
struct StrataTestProcessTests {
    @Test("strata snapshots test passes its arguments on, lists pending texts, and returns the tests' status")
    func test() async throws {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"])
        try package.savePending("Grace\n", for: "list.txt")
        let swift =
            #"[ "$2" = list ] && exit 1; echo "swift $*"; read -r line; echo "read $line"; echo a message >&2; exit 3"#

        let tested = try await runStrata("test", "--filter", "a b|c", in: package, below: "Snapshots", swift: swift)

        #expect(tested.ending == .exited(3))
        #expect(tested.errorText == "a message\n")
        #expect(
            tested.text.hasPrefix(
                "swift test --filter a b|c\nread \n1 pending (to review: "), "\(tested.wholeText)")
        #expect(tested.text.hasSuffix("\n  Snapshots/FixtureTests/Screens/list.txt (changed)\n"))
    }

    @Test("Nothing is printed after the tests if nothing is pending", arguments: [0, 1])
    func testedWithoutPending(status: Int32) async throws {
        let tested = try await runStrata("test", in: SnapshotPackage(), swift: "echo passed; exit \(status)")
        #expect(tested.ending == .exited(status))
        #expect(tested.wholeText == "passed\n")
    }

    @Test("If a signal kills the tests, the status is 128 plus the signal, and nothing is listed")
    func testKilled() async throws {
        let package = try SnapshotPackage()
        try package.savePending("Grace\n", for: "list.txt")
        let tested = try await runStrata("test", in: package, swift: "kill -KILL $$")
        #expect(tested.ending == .exited(128 + 9))
        #expect(tested.wholeText.isEmpty)
    }

    @Test("Tests that cannot be started are reported with status 1")
    func testNotStarted() async throws {
        let tested = try await runStrata("test", in: SnapshotPackage())
        #expect(tested.ending == .exited(1))
        #expect(tested.errorText == "strata: 'swift' could not be started: No such file or directory.\n")
    }
}
