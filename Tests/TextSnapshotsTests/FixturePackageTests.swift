import Foundation
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@Suite("The kit in a separate package", .leakChecks, .snapshots(), .serialized, .compiling, .fixturePackage)
struct FixturePackageTests {
    private static let folder = "Snapshots/FixtureTests/Outer"

    private static let modes: KeyValuePairs = [
        "default": [:],
        "pending": ["SNAPSHOT_RECORD": "pending"],
        "missing": ["SNAPSHOT_RECORD": "missing"],
        "failed": ["SNAPSHOT_RECORD": "failed"],
        "all": ["SNAPSHOT_RECORD": "all"],
        "never": ["SNAPSHOT_RECORD": "never"],
        "unknown": ["SNAPSHOT_RECORD": "yes"],
        "CI": ["CI": "true"],
    ]

    @Test("behaves in each mode as documented")
    func modes() async throws {
        let package = try FixturePackage.current
        for (mode, environment) in Self.modes {
            let root = trackForLeaks(try TemporaryPackage())
            // One snapshot is unchanged, one is changed, and the others are new.
            try root.write("card 1\nof Ada\n", to: "\(Self.folder)/Inner/card.1.txt")
            try root.write("card 2\nof Grace\n", to: "\(Self.folder)/Inner/card.2.txt")

            try root.makeFolder("Attachments")
            let keeping = mode == "default" ? " --attachments-path '\(root.file("Attachments"))'" : ""
            let run = try await package.run("swift test --skip-build\(keeping)", environment, root: root)

            expectSnapshot(of: try run.report(on: root), as: .lines, named: mode)
        }
    }

    @Test("writes nothing that code says never to write, and counts it in the last line")
    func never() async throws {
        let package = try FixturePackage.current
        let root = trackForLeaks(try TemporaryPackage())
        let sources = ["FixtureTests/Never", "XCTestFixtureTests/NeverScreens"].map { "Tests/\($0).swift" }
        let before = try sources.map(package.text)

        let run = try await package.run(
            "swift test --skip-build --filter Never", ["FIXTURE": "never", "SNAPSHOT_RECORD": "all"], root: root)

        #expect(run.ending == .exited(1))
        #expect(try sources.map(package.text) == before)
        #expect(try root.files.keys.allSatisfy { $0 == "Package.swift" || $0.contains("/.journal/") })
        let lines = run.wholeText.split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("Snapshots: ") }.map(String.init) == [
                // XCTest's process, then Swift Testing's.
                "Snapshots: 0 new, 0 changed, 0 unchanged. 2 not written, because of `record: .never`.",
                "Snapshots: 0 new, 0 changed, 0 unchanged. 6 not written, because of `record: .never`.",
            ])
        #expect(lines.count { $0.contains("Not recorded: the test's code says `record: .never`") } == 8)
    }

    @Test("prints for each text a command that records this text alone")
    func advice() async throws {
        let package = try FixturePackage.current
        let root = trackForLeaks(try TemporaryPackage())
        let failed = try await package.run("swift test --skip-build", root: root)
        let commands = failed.wholeText.matches(of: /To accept the text: (.+)/).map { String($0.1) }
        let command = try #require(commands.first { $0.contains("/Outer/loop.2.txt ") })

        _ = try await package.run(command.replacing("swift test", with: "swift test --skip-build"))

        let recorded = try root.files.keys.filter { $0.hasPrefix("Snapshots/FixtureTests/") }
        #expect(recorded == ["\(Self.folder)/loop.2.txt"])
        #expect(try root.files.keys.contains("Snapshots/.pending/FixtureTests/Outer/loop.3.txt.json"))
    }

    @Test("starts counting again in a repeated test, with and without the trait")
    func repetitions() async throws {
        let package = try FixturePackage.current
        let root = trackForLeaks(try TemporaryPackage())
        _ = try await package.run("swift test --skip-build", ["SNAPSHOT_RECORD": "all"], root: root)

        // `swift test` does not know the option yet, but the test program does.
        let repeated = try await package.run("\(TemporaryPackage.tests) --repetitions 3", root: root)

        #expect(repeated.ending == .exited(0), "\(repeated.wholeText)")
    }
}
