import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@Suite("The journal of a separate package's run", .leakChecks, .serialized, .compiling, .fixturePackage)
struct FixtureJournalTests {
    private static let folder = "Snapshots/FixtureTests"
    /// The tests that prove by a passing run which of their snapshots are unused.
    private static let complete = [
        "Ends/detaches", "Ends/fails", "Ends/hasKnownIssue", "Ends/passes", "Ends/strategyThrows", "Ends/warns",
        "EndsWithoutTrait/uses", "freeEnd",
    ]
    /// Those that have the trait and do not fail.
    private static let watched = complete.filter { $0.hasPrefix("Ends/") && $0 != "Ends/fails" }
    private static let others = ["Ends/cancels", "Ends/cancelsCase", "Ends/skipped", "EndsWithoutTrait/usesNone"]

    @Test("tells which tests ran to their end, in any mode, with known issues, warnings and detached failures")
    func evidence() async throws {
        for environment in [[:], ["CI": "true"], ["SNAPSHOT_RECORD": "never"]] {
            let root = try await makeRoot()
            let run = try await run(environment, root)

            #expect(run.ending == .exited(0), "\(run.wholeText)")
            #expect(try await unused(root) == Self.complete)
            #expect(run.text.contains("Snapshots: 8 unused\n"), "\(run.text)")
        }
    }

    @Test("of a failing run proves something only for tests with the trait that did not fail")
    func failing() async throws {
        let root = try await makeRoot()
        let run = try await run(["FIXTURE_FAILS": "yes"], root)

        #expect(run.ending == .exited(1))
        #expect(try await unused(root) == Self.watched)
    }

    @Test("blames no test for the failure of a detached task, which is reported once")
    func detached() async throws {
        let root = try await makeRoot()
        let run = try await run(["FIXTURE_DETACHES": "yes"], root)

        #expect(run.ending == .exited(1))
        #expect(run.wholeText.components(separatedBy: "recorded an issue").count == 2, "\(run.wholeText)")
        #expect(try await unused(root) == (Self.watched + ["Ends/fails"]).sorted())
    }

    @Test("proves nothing about a snapshot whose strategy threw an error as a known issue")
    func throwing() async throws {
        let root = try await makeRoot()
        let run = try await run(["FIXTURE_THROWS": "yes"], root)

        #expect(run.ending == .exited(0), "\(run.wholeText)")
        #expect(try await unused(root) == Self.complete.filter { $0 != "Ends/strategyThrows" })
        #expect(try root.files["\(Self.folder)/Ends/strategyThrows.txt"] != nil)
    }

    @Test("adds filtered runs of the same build up")
    func filtered() async throws {
        let root = try await makeRoot()
        _ = try await run([:], root, filter: "Ends/passes")
        #expect(try await unused(root) == ["Ends/passes"])
        _ = try await run([:], root, filter: "freeEnd")
        #expect(try await unused(root) == ["Ends/passes", "freeEnd"])
    }

    @Test("counts snapshots of tests that are gone, and prints nothing without a comparison")
    func line() async throws {
        let root = try await makeRoot()
        for name in ["gone.txt", "Gone/a.svg"] { try root.write("", to: "\(Self.folder)/\(name)") }

        #expect(try await run([:], root, filter: "Ends/passes").text.contains("Snapshots: 3 unused\n"))
        #expect(!(try await run([:], root, filter: "usesNone").text.contains("Snapshots:")))
    }

    /// Returns a folder with the snapshots of all tests, and for each test one that it does not use.
    private func makeRoot() async throws -> TemporaryPackage {
        let root = trackForLeaks(try TemporaryPackage())
        _ = try await run(["SNAPSHOT_RECORD": "all"], root)
        try FileManager.default.removeItem(atPath: root.file("Snapshots/.journal"))
        for test in Self.complete + Self.others { try root.write("", to: "\(Self.folder)/\(test).old.txt") }
        return root
    }

    private func run(
        _ environment: [String: String], _ root: TemporaryPackage, filter: String = "Ends|freeEnd"
    ) async throws -> ChildProcess {
        try await FixturePackage.current.run(
            "\(TemporaryPackage.tests) --filter '\(filter)'", environment.merging(["FIXTURE": "ends"]) { $1 },
            root: root)
    }

    /// Returns the tests with an unused snapshot, without their module.
    private func unused(_ root: TemporaryPackage) async throws -> [String] {
        let package = try FixturePackage.current
        let list = try await package.run("swift test list --skip-build").text.split(separator: "\n").map(String.init)
        return try SnapshotStore(above: package.folder.path, orAt: root.folder.path)
            .snapshotUsage { list }.unused.map {
                String($0.path.dropFirst(Self.folder.count + 1).dropLast(".old.txt".count))
            }
    }
}
