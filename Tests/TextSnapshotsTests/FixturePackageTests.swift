import Foundation
import TestSupport
import Testing

@Suite(
    "The kit in a package of its own", .leakChecks,
    .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"))
struct FixturePackageTests {
    private static let path = "Snapshots/FixtureTests/Outer/Inner/card.2.txt"

    @Test("rejects, records, passes, shows a change, and accepts it by the command that it prints")
    func roundTrip() async throws {
        let package = try makePackage()

        let unrecorded = try await package.run("swift test")
        #expect(unrecorded.ending != .exited(0))
        #expect(unrecorded.wholeText.contains("There is no snapshot of this yet: \(package.file(Self.path))"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: package.file("Snapshots")) == [".pending"])

        let recorded = try await package.run("swift test", ["SNAPSHOT_RECORD": "all"])
        #expect(recorded.ending != .exited(0))
        #expect(recorded.wholeText.contains("Recorded a new snapshot: \(package.file(Self.path))"))
        #expect(try package.text(of: Self.path) == "card 2\nof Ada\n")

        let passed = try await package.run("swift test")
        #expect(passed.ending == .exited(0), "\(passed.wholeText)")

        let grace = ["FIXTURE_NAME": "Grace"]
        let changed = try await package.run("swift test", grace)
        #expect(changed.ending != .exited(0))
        #expect(changed.wholeText.contains("-of Ada\n  +of Grace\n"))
        #expect(try package.text(of: Self.path) == "card 2\nof Ada\n")

        let command = try #require(changed.wholeText.firstMatch(of: /To accept the text: (.+)/)?.1)
        let accepted = try await package.run(String(command), grace)
        #expect(accepted.ending != .exited(0))
        #expect(try package.text(of: Self.path) == "card 2\nof Grace\n")
        #expect(try await package.run("swift test", grace).ending == .exited(0))

        let unknown = try await package.run("swift test", ["SNAPSHOT_RECORD": "yes"])
        #expect(unknown.ending != .exited(0))
        #expect(
            unknown.wholeText.contains(
                "SNAPSHOT_RECORD is \"yes\", but only these are known: pending, missing, failed, all, never"))
    }

    private func makePackage() throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        for folder in ["SnapshotFiles", "TextSnapshots"] {
            try FileManager.default.copyItem(
                at: root.appending(path: "Modules/Kits/\(folder)"), to: package.folder.appending(path: folder))
        }
        try package.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Fixture",
                platforms: [.macOS("15.4")],
                targets: [
                    .target(name: "SnapshotFiles", path: "SnapshotFiles"),
                    .target(name: "TextSnapshots", dependencies: ["SnapshotFiles"], path: "TextSnapshots"),
                    .testTarget(name: "FixtureTests", dependencies: ["TextSnapshots"]),
                ]
            )
            """, to: "Package.swift")
        try package.write(
            """
            import Foundation
            import Testing
            import TextSnapshots

            @Suite("Some display name") struct Outer {
                @Suite struct Inner {
                    @Test("Another", arguments: [1, 2]) func card(number: Int) {
                        let name = ProcessInfo.processInfo.environment["FIXTURE_NAME"] ?? "Ada"
                        expectSnapshot(of: "card \\(number)\\nof \\(name)", as: .lines)
                    }
                }
            }
            """, to: "Tests/FixtureTests/Fixture.swift")
        return package
    }
}

extension TemporaryPackage {
    /// Runs a shell command in the package, as its developer would: not as on CI, and with no snapshot variable set.
    fileprivate func run(
        _ command: String, _ environment: [String: String] = [:]
    ) async throws -> ChildProcess {
        let inherited = ProcessInfo.processInfo.environment
            .filter { !["CI", "SNAPSHOT_RECORD", "STRATA_SLOW_TESTS"].contains($0.key) }
        return try await ChildProcess.shell(command, environment: inherited.merging(environment) { $1 }, in: folder)
    }
}
