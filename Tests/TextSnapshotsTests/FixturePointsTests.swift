import Foundation
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@Suite("The kit in a separate package, point by point", .leakChecks, .snapshots(), .compiling, .fixturePackage)
struct FixturePointsTests {
    @Test("shows values by each strategy, in a group, and if they are awaited or throw")
    func uses() async throws {
        let root = try makePackage()

        let recorded = try await run("Uses", root)
        #expect(recorded.wholeText.contains("Test helper() recorded an issue at Helpers.swift:4:"))
        expectSnapshot(of: try recorded.report(on: root), as: .lines)
        #expect(try await run("Uses", root).ending == .exited(0))
    }

    @Test("gives files safe, distinct names, and refuses two assertions with the same file")
    func names() async throws {
        let root = try makePackage()

        let recorded = try await run("Names", root, ["SNAPSHOT_RECORD": "all"])

        // Swift Testing shows a set in a different order in each run, but its snapshots must be found in each.
        let report = try recorded.report(on: root).replacing(/set → \[.+\]/, with: "set → […]")
        expectSnapshot(of: report, as: .lines)
        #expect(try await run("Names/value", root).ending == .exited(0))
    }

    @Test("compares bytes, names invisible characters, and shortens long differences")
    func texts() async throws {
        let root = try makePackage()
        let long = (0..<20_000).map { "line \($0)\n" }.joined()
        let texts = [
            "withoutNewline": "one\r\ntwo\r\n", "carriageReturns": "one\ntwo", "unseen.accent": "caf\u{E9}\n",
            "unseen.blanks": "end\n", "unseen.tab": "a b\n", "unseen.mark": "text\n", "unseen.hidden": "ab\n",
            "unseen.space": "a b\n", "long": long,
        ]
        for (name, text) in texts { try root.write(text, to: "Snapshots/FixtureTests/Texts/\(name).txt") }

        let compared = try await run("Texts", root, ["SNAPSHOT_RECORD": "never"])
        expectSnapshot(of: try compared.report(on: root, withFiles: false), as: .lines)
    }

    @Test("leaves files unchanged that it cannot read or write", arguments: ["all", "pending"])
    func broken(mode: String) async throws {
        let root = try makePackage()
        let folder = "Snapshots/FixtureTests/Files"
        let merge = "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"
        try root.write(merge, to: "\(folder)/broken.merge.txt")
        try root.write([0xFF, 0x0A], to: "\(folder)/broken.bytes.txt")
        try root.makeFolder("\(folder)/broken.blocked.txt")

        let refused = try await run("Files/broken", root, ["SNAPSHOT_RECORD": mode])

        expectSnapshot(of: try refused.report(on: root, withFiles: false), as: .lines)
        #expect(try root.text(of: "\(folder)/broken.merge.txt") == merge)
        #expect(FileManager.default.contents(atPath: root.file("\(folder)/broken.bytes.txt")) == Data([0xFF, 0x0A]))
    }

    @Test("records no text whose failure is a known issue, in any mode", arguments: ["all", "missing", "pending"])
    func knownIssues(mode: String) async throws {
        let root = try makePackage()
        let run = try await run("Known", root, ["FIXTURE": "known", "SNAPSHOT_RECORD": mode])

        let files = try root.files.keys.filter { $0.hasPrefix("Snapshots/") && !$0.contains("/.journal/") }.sorted()
        let pending = files.filter { $0.hasPrefix("Snapshots/.pending/") && $0.hasSuffix(".json") }
        let recorded = files.filter { !$0.hasPrefix("Snapshots/.pending/") }
        // A caller of `verifySnapshot` reports its failure later, if at all.
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
