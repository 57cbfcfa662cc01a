import Foundation
import SnapshotFiles
import TestSupport
import Testing
import TextSnapshots

@Suite(
    "The kit in a package of its own", .leakChecks, .snapshots(), .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"), .fixturePackage)
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

    @Test("does in each mode what it says")
    func modes() async throws {
        let package = try FixturePackage.current
        for (mode, environment) in Self.modes {
            let root = trackForLeaks(try TemporaryPackage())
            // One is unchanged, one changed, and the others are new.
            try root.write("card 1\nof Ada\n", to: "\(Self.folder)/Inner/card.1.txt")
            try root.write("card 2\nof Grace\n", to: "\(Self.folder)/Inner/card.2.txt")

            try root.makeFolder("Attachments")
            let keeping = mode == "default" ? " --attachments-path '\(root.file("Attachments"))'" : ""
            let run = try await package.run("swift test --skip-build\(keeping)", environment, root: root)

            expectSnapshot(of: try run.report(on: root), as: .lines, named: mode)
        }
    }

    @Test("starts each count anew in a repeated test, with the trait and without")
    func repetitions() async throws {
        let package = try FixturePackage.current
        let root = trackForLeaks(try TemporaryPackage())
        _ = try await package.run("swift test --skip-build", ["SNAPSHOT_RECORD": "all"], root: root)

        // `swift test` does not know the option yet, but the program that it runs does.
        let repeated = try await package.run("\(TemporaryPackage.tests) --repetitions 3", root: root)

        #expect(repeated.ending == .exited(0), "\(repeated.wholeText)")
    }

    @Test("calls a snapshot unused only where its whole suite has run and passed")
    func unused() async throws {
        let package = try FixturePackage.current
        let root = trackForLeaks(try TemporaryPackage())
        let recording = ["SNAPSHOT_RECORD": "all", "FIXTURE_SKIPS": "no"]
        _ = try await package.run("swift test --skip-build", recording, root: root)
        let passed = try await package.run(
            "swift test --skip-build", ["CI": "true", "FIXTURE_SKIPS": "no"], root: root)
        #expect(passed.ending == .exited(0), "\(passed.wholeText)")
        #expect(try root.files.keys.allSatisfy { !$0.contains(".journal") })

        let old = "\(Self.folder)/old.txt"
        try root.write("", to: old)
        let list = try await package.run("swift test list --skip-build")
        let tests = list.text.split(separator: "\n").map(String.init)
        func unused(after command: String, _ environment: [String: String] = [:]) async throws -> [String] {
            _ = try await package.run(command, environment, root: root)
            return SnapshotStore(root: root.folder.path).unusedSnapshots(tests: tests)
        }

        #expect(try await unused(after: "swift test --skip-build") == [old])
        #expect(try await unused(after: "swift test --skip-build", ["FIXTURE_CANCELS": "yes"]) == [old])
        #expect(try await unused(after: "swift test --skip-build --filter Inner") == [])
        #expect(try await unused(after: "swift test --skip-build") == [old])
        #expect(try await unused(after: "swift test --skip-build", ["FIXTURE_NAME": "Jean"]) == [])
        #expect(try await unused(after: "swift test --skip-build", ["FIXTURE_FAILS": "yes"]) == [])
    }

    @Test("records a first snapshot by the steps that its article gives")
    func article() async throws {
        let package = trackForLeaks(try TemporaryPackage())
        let article = try String(
            contentsOf: FixturePackage.root.appending(path: "Documentation/Snapshots.md"), encoding: .utf8)
        let steps = try #require(article.components(separatedBy: "\n## In a package of your own\n").last)
        let blocks = steps.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let codes = blocks.map { $0.drop { $0 != "\n" }.dropFirst() }
        try #require(codes.count == 4)

        let copied = try await package.run(String(codes[0]), ["STRATA": FixturePackage.root.path])
        #expect(copied.ending == .exited(0), "\(copied.wholeText)")
        try package.write(String(codes[1]), to: "Package.swift")
        let file = try #require(steps.firstMatch(of: /a test, `(.+)`/)?.1)
        try package.write(String(codes[2]), to: String(file))
        let passed = try await package.run(String(codes[3]))

        #expect(passed.ending == .exited(0), "\(passed.wholeText)")
        #expect(passed.text.contains("Snapshots: 2 new, 0 changed, 0 unchanged."))
        let snapshots = "Snapshots/GreetingsTests/GreetingTests"
        #expect(try package.text(of: "\(snapshots)/greeting.Ada.txt") == "Hello, Ada!\n")

        let test = try package.text(of: String(file))
        try package.write(test.replacingOccurrences(of: "Hello", with: "Good morning"), to: String(file))
        let changed = try await package.run("swift test")
        let command = try #require(changed.wholeText.firstMatch(of: /To accept the text: (.+)/)?.1)
        _ = try await package.run(String(command))
        #expect(try package.text(of: "\(snapshots)/greeting.Ada.txt") == "Good morning, Ada!\n")

        // In another file and at another line it is the same test.
        try package.write("\n\n\(try package.text(of: String(file)))", to: "Tests/GreetingsTests/Moved.swift")
        try FileManager.default.removeItem(atPath: package.file(String(file)))
        let moved = try await package.run("swift test")
        #expect(moved.ending == .exited(0), "\(moved.wholeText)")
    }
}
