import Foundation
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@Suite("TextSnapshots in a separate package", .leakChecks, .snapshots(), .serialized, .compiling, .fixturePackage)
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

    @Test("TextSnapshots behaves in each recording mode as documented")
    func modes() async throws {
        let package = try FixturePackage.current
        for (mode, environment) in Self.modes {
            let root = try makePackage()
            // One snapshot is unchanged, one is changed, and the others are new.
            try root.write("card 1\nof Ada\n", to: "\(Self.folder)/Inner/card.1.txt")
            try root.write("card 2\nof Grace\n", to: "\(Self.folder)/Inner/card.2.txt")

            try root.makeFolder("Attachments")
            let keeping = mode == "default" ? " --attachments-path '\(root.file("Attachments"))'" : ""
            let run = try await package.run("swift test --skip-build\(keeping)", environment, root: root)

            expectSnapshot(of: try run.report(on: root), as: .lines, named: mode)
        }
    }

    @Test("TextSnapshots prints, for each text, a command that records only this text")
    func advice() async throws {
        let package = try FixturePackage.current
        let root = try makePackage()
        let failed = try await package.run("swift test --skip-build", root: root)
        let commands = failed.wholeText.matches(of: /To accept the text: (.+)/).map { String($0.1) }
        let command = try #require(commands.first { $0.contains("/Outer/loop.2.txt ") })

        _ = try await package.run(command.replacing("swift test", with: "swift test --skip-build"))

        let recorded = try root.files.keys.filter { $0.hasPrefix("Snapshots/FixtureTests/") }
        #expect(recorded == ["\(Self.folder)/loop.2.txt"])
        #expect(try root.files.keys.contains("Snapshots/.pending/FixtureTests/Outer/loop.3.txt.json"))
    }
}
