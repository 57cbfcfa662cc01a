import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@Suite("XCTSnapshots in a separate package", .leakChecks, .snapshots(), .compiling, .fixturePackage)
struct FixtureXCTests {
    private static let folder = "Snapshots/XCTestFixtureTests/Screens"

    @Test("An XCTest test case fails with new or changed snapshots, and passes after they are recorded")
    func failures() async throws {
        let root = try makePackage()
        try root.write("card\n", to: "\(Self.folder)/testCard.txt")
        try root.write("old\n", to: "\(Self.folder)/testChanged.txt")

        let failed = try await run("XCTestFixtureTests", root)
        expectSnapshot(of: try failed.xctestReport(on: root), as: .lines)

        _ = try await run("XCTestFixtureTests", root, ["SNAPSHOT_RECORD": "all"])
        try root.write("verified, and changed again\n", to: "\(Self.folder)/testChanged.verified.txt")
        let passed = try await run("XCTestFixtureTests", root)
        #expect(passed.ending == .exited(0), "\(passed.wholeText)")
    }

    @Test("The journal of an XCTest process lists the Swift Testing tests, even tests on the main actor")
    func listedTests() async throws {
        let root = try makePackage()
        _ = try await run("XCTestFixtureTests.Screens/testCard", root)
        #expect(try journaledTests(in: root)?.contains { $0.hasPrefix("FixtureTests.MainActorUses/") } == true)
    }

    /// Returns the Swift Testing tests that the journal of the XCTest process lists.
    private func journaledTests(in root: TemporaryPackage) throws -> [String]? {
        let journal = try root.files.first {
            $0.key.hasPrefix("Snapshots/.journal/") && $0.key.hasSuffix("xctest.json")
        }
        return try JSONDecoder().decode(RunJournal.self, from: Data(try #require(journal?.value).utf8)).tests
    }

    @Test("A test case that does not import XCTSnapshots ends with an error at its expectSnapshot")
    func withoutKit() async throws {
        let root = try makePackage()

        let run = try await run("WithoutKitTests", root)

        #expect(run.ending == .exited(1))
        let message = "WithoutKitTests/WithoutKit.swift:8: error: expectSnapshot was called in a function outside of "
        #expect(run.wholeText.contains(message), "\(run.wholeText)")
    }

    private func run(
        _ filter: String, _ root: TemporaryPackage, _ environment: [String: String] = [:]
    ) async throws -> ChildProcess {
        try await FixturePackage.current.run(
            "swift test --skip-build --filter \(filter)",
            environment.merging(["FIXTURE": "points", "SWIFT_BACKTRACE": "enable=no"]) { $1 }, root: root)
    }
}

extension ChildProcess {
    /// Returns the failures that XCTest printed, then the result and the names of the files that the run left.
    fileprivate func xctestReport(on package: TemporaryPackage) throws -> String {
        var report = ""
        var isFailure = false
        for line in wholeText.split(separator: "\n", omittingEmptySubsequences: false) {
            if let failure = line.firstMatch(of: /([^\/]+:\d+: error: .+)/) {
                report += "\(failure.1)\n"
                isFailure = true
            } else if line.hasPrefix("Test Case") {
                isFailure = false
            } else if isFailure {
                report += "\(line)\n"
            }
        }
        let files = try package.files.keys.filter { $0.hasPrefix("Snapshots/") && !$0.contains("/.journal/") }.sorted()
        return "\(report)\n\(ending)\n\n\(files.joined(separator: "\n"))"
            .replacingOccurrences(of: package.folder.path, with: "PACKAGE")
    }
}
