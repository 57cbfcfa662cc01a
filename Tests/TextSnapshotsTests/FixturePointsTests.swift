import TestKit
import TestProcesses
import Testing
import TextSnapshots

@Suite("Single rules of TextSnapshots, in a separate package", .leakChecks, .snapshots(), .compiling, .fixturePackage)
struct FixturePointsTests {
    @Test("TextSnapshots gives files safe, distinct names, and refuses two assertions with the same file")
    func names() async throws {
        let root = try makePackage()

        let recorded = try await run("Names", root, ["SNAPSHOT_RECORD": "all"])

        // Swift Testing shows a set in a different order in each run, but each run must find the set's snapshots.
        let report = try recorded.report(on: root).replacing(/set → \[.+\]/, with: "set → […]")
        expectSnapshot(of: report, as: .lines)
        #expect(try await run("Names/value", root).ending == .exited(0))
    }

    @Test("No text that expectSnapshot reports as a known issue is recorded", arguments: ["all", "missing", "pending"])
    func knownIssues(mode: String) async throws {
        let root = try makePackage()
        let run = try await run("Known", root, ["FIXTURE": "known", "SNAPSHOT_RECORD": mode])

        let files = try root.files.keys.filter { $0.hasPrefix("Snapshots/") && !$0.contains("/.journal/") }.sorted()
        let pending = files.filter { $0.hasPrefix("Snapshots/.pending/") && $0.hasSuffix(".json") }
        let recorded = files.filter { !$0.hasPrefix("Snapshots/.pending/") }
        // A caller of `verifySnapshot` reports the failure later or not at all, so the text is recorded.
        let isRecorded = mode != "pending"
        #expect(
            recorded == (isRecorded ? ["notMatched", "verified"] : []).map { "Snapshots/FixtureTests/Known/\($0).txt" })
        #expect(pending.count == (isRecorded ? 5 : 7), "\(pending)")
        #expect(try pending.count { try root.text(of: $0).contains("\"isKnown\" : true") } == 5)
        #expect(run.text.contains("Snapshots: 2 new, 0 changed, 0 unchanged.") == isRecorded, "\(run.wholeText)")
    }

    /// Runs the tests whose names contain `filter`.
    private func run(
        _ filter: String, _ root: TemporaryPackage, _ environment: [String: String] = [:]
    ) async throws -> ChildProcess {
        try await FixturePackage.current.run(
            "\(TemporaryPackage.tests) --filter FixtureTests.\(filter)",
            environment.merging(["FIXTURE": "points"]) { own, _ in own }, root: root)
    }
}
