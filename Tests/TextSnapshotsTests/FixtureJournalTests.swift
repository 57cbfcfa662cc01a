import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@Suite("The journal of a separate package's run", .leakChecks, .serialized, .compiling, .fixturePackage)
struct FixtureJournalTests {
    private static let folder = "Snapshots/FixtureTests"
    /// The tests whose unused snapshots are known after the tests have passed.
    private static let complete = [
        "Ends/detaches", "Ends/fails", "Ends/hasKnownIssue", "Ends/passes", "Ends/strategyThrows", "Ends/warns",
        "EndsWithoutTrait/uses", "freeEnd",
    ]
    /// The tests that have the snapshot trait and do not fail.
    private static let watched = complete.filter { $0.hasPrefix("Ends/") && $0 != "Ends/fails" }
    private static let withoutTrait = ["EndsWithoutTrait/uses", "freeEnd"]
    private static let others = ["Ends/cancels", "Ends/cancelsCase", "Ends/skipped", "EndsWithoutTrait/usesNone"]

    @Test("In each mode, the journal names the tests that ended, even with known issues or warnings")
    func evidence() async throws {
        for environment in [[:], ["CI": "true"], ["SNAPSHOT_RECORD": "never"]] {
            let root = try await makeRoot()
            let run = try await run(environment, root)

            #expect(run.ending == .exited(0), "\(run.wholeText)")
            #expect(try await unused(root) == Self.complete)
            #expect(run.text.contains("Snapshots: 8 unused\n"), "\(run.text)")
        }
    }

    @Test("After a failing run, snapshots count as unused only if their test passed and has the snapshot trait")
    func failing() async throws {
        let root = try await makeRoot()
        let run = try await run(["FIXTURE_FAILS": "yes"], root)

        #expect(run.ending == .exited(1))
        #expect(try await unused(root) == Self.watched)
    }

    @Test("A detached task's failure is reported once, and the journal counts no test as failed")
    func detached() async throws {
        let root = try await makeRoot()
        let run = try await run(["FIXTURE_DETACHES": "yes"], root, "--filter Ends/")

        #expect(run.ending == .exited(1))
        #expect(run.wholeText.components(separatedBy: "recorded an issue").count == 2, "\(run.wholeText)")
        #expect(try await unused(root) == (Self.watched + ["Ends/fails"]).sorted())
    }

    @Test("If a strategy's error is a known issue, no snapshot of the test counts as unused")
    func throwing() async throws {
        let root = try await makeRoot()
        let run = try await run(["FIXTURE_THROWS": "yes"], root)

        #expect(run.ending == .exited(0), "\(run.wholeText)")
        #expect(try await unused(root) == Self.complete.filter { $0 != "Ends/strategyThrows" })
        #expect(try root.files["\(Self.folder)/Ends/strategyThrows.txt"] != nil)
    }

    @Test(
        "Without the snapshot trait, a test's snapshots count as unused only if each test ran exactly once",
        arguments: ["--filter 'Ends|freeEnd'", "--skip Nothing", "--repetitions 2"])
    func parts(arguments: String) async throws {
        let root = try await makeRoot()
        let run = try await run([:], root, arguments)
        #expect(run.ending == .exited(0), "\(run.wholeText)")
        #expect(try await unused(root) == Self.complete.filter { !Self.withoutTrait.contains($0) })
    }

    @Test("After a call of exit, no snapshot is unused unless its test has the trait", arguments: ["test", "thread"])
    func exits(caller: String) async throws {
        let root = try await makeRoot()
        let run = try await run(["FIXTURE_EXITS": caller], root)
        #expect(run.ending == .exited(0), "\(run.wholeText)")
        let unused = try await unused(root)
        #expect(unused.contains("Ends/passes") && unused.allSatisfy { !Self.withoutTrait.contains($0) }, "\(unused)")
    }

    /// Returns a folder with the snapshots of all tests, and one unused snapshot for each test.
    private func makeRoot() async throws -> TemporaryPackage {
        let root = try makePackage()
        _ = try await run(["SNAPSHOT_RECORD": "all"], root)
        // The run does not record this snapshot, because the failure is a known issue.
        try root.write("1\n", to: "\(Self.folder)/Ends/strategyThrows.txt")
        try FileManager.default.removeItem(atPath: root.file("Snapshots/.journal"))
        for test in Self.complete + Self.others { try root.write("", to: "\(Self.folder)/\(test).old.txt") }
        return root
    }

    private func run(
        _ environment: [String: String], _ root: TemporaryPackage, _ arguments: String = ""
    ) async throws -> ChildProcess {
        try await FixturePackage.current.run(
            "\(TemporaryPackage.tests) \(arguments)", environment.merging(["FIXTURE": "ends"]) { $1 },
            root: root)
    }

    /// Returns the names, without the module, of the tests that have an unused snapshot.
    private func unused(_ root: TemporaryPackage) async throws -> [String] {
        let package = try FixturePackage.current
        let list = try await package.run("swift test list --skip-build").text.split(separator: "\n").map(String.init)
        return try SnapshotStore(above: package.folder.path, orAt: root.folder.path)
            .snapshotUsage { list }.unused.map {
                String($0.path.dropFirst(Self.folder.count + 1).dropLast(".old.txt".count))
            }
    }
}
