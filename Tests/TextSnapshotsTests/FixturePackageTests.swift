import Foundation
import SnapshotFiles
import TestSupport
import Testing
import TextSnapshots

@Suite(
    "The kit in a package of its own", .leakChecks, .snapshots(), .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"))
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
        let package = try await makeFixture()
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
        let package = try await makeFixture()
        _ = try await package.run("swift test --skip-build", ["SNAPSHOT_RECORD": "all"])

        // `swift test` does not know the option yet, but the program that it runs does.
        let program = "$(ls -d .build/debug/*PackageTests.xctest)"
        let repeated = try await package.run("\(program) --testing-library swift-testing --repetitions 3")

        #expect(repeated.ending == .exited(0), "\(repeated.wholeText)")
    }

    @Test("calls a snapshot unused only where its whole suite has run and passed")
    func unused() async throws {
        let package = try await makeFixture()
        _ = try await package.run("swift test --skip-build", ["SNAPSHOT_RECORD": "all", "FIXTURE_SKIPS": "no"])
        let old = "\(Self.folder)/old.txt"
        try package.write("", to: old)
        let list = try await package.run("swift test list --skip-build")
        let tests = list.text.split(separator: "\n").map(String.init)
        func unused(after command: String, _ environment: [String: String] = [:]) async throws -> [String] {
            _ = try await package.run(command, environment)
            return SnapshotStore(root: package.folder.path).unusedSnapshots(tests: tests)
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
        let article = try String(contentsOf: Self.root.appending(path: "Documentation/Snapshots.md"), encoding: .utf8)
        let steps = try #require(article.components(separatedBy: "\n## In a package of your own\n").last)
        let blocks = steps.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let codes = blocks.map { $0.drop { $0 != "\n" }.dropFirst() }
        try #require(codes.count == 4)

        let copied = try await package.run(String(codes[0]), ["STRATA": Self.root.path])
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
        #expect(try await package.run("swift test").ending == .exited(0))
    }

    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    /// A package with the kit and some tests, built.
    private func makeFixture() async throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        for folder in ["SnapshotFiles", "TextSnapshots"] {
            try FileManager.default.createDirectory(
                at: package.folder.appending(path: "Sources"), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: Self.root.appending(path: "Modules/Kits/\(folder)"),
                to: package.folder.appending(path: "Sources/\(folder)"))
        }
        try package.write(Self.manifest, to: "Package.swift")
        try package.write(Self.tests, to: "Tests/FixtureTests/Fixture.swift")
        let build = try await package.run("swift build --build-tests")
        try #require(build.ending == .exited(0), "\(build.wholeText)")
        return package
    }

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Fixture",
            platforms: [.macOS(.v15)],
            targets: [
                .target(name: "SnapshotFiles"),
                .target(name: "TextSnapshots", dependencies: ["SnapshotFiles"]),
                .testTarget(name: "FixtureTests", dependencies: ["TextSnapshots"]),
            ]
        )
        """

    private static let tests = """
        import Foundation
        import Testing
        import TextSnapshots

        let environment = ProcessInfo.processInfo.environment

        @Suite("Some display name", .serialized, .snapshots()) struct Outer {
            @Suite struct Inner {
                @Test("Another", arguments: [1, 2]) func card(number: Int) {
                    expectSnapshot(of: "card \\(number)\\nof \\(environment["FIXTURE_NAME"] ?? "Ada")", as: .lines)
                }

                @Test(.enabled(if: environment["FIXTURE_SKIPS"] != nil)) func skipped() {
                    expectSnapshot(of: "seldom", as: .lines)
                }
            }

            @Test func cancelled() throws {
                if environment["FIXTURE_CANCELS"] != nil { try Test.cancel("as it is told") }
                expectSnapshot(of: "in time", as: .lines)
            }

            @Test func loop() {
                for name in ["Ada", "Grace", "Ada"] { expectSnapshot(of: name, as: .lines) }
            }

            @Test func fails() {
                if environment["FIXTURE_FAILS"] != nil { Issue.record("as it is told") }
            }
        }

        @Suite(.serialized) struct WithoutTrait {
            @Test func loop() {
                for name in ["Ada", "Grace"] { expectSnapshot(of: name, as: .lines) }
            }
        }
        """
}

extension TemporaryPackage {
    /// Runs a shell command in the package, as its developer would: not as on CI, and with no snapshot variable set.
    ///
    /// - Parameter root: Where the snapshots are, unless in this package.
    fileprivate func run(
        _ command: String, _ environment: [String: String] = [:], root: TemporaryPackage? = nil
    ) async throws -> ChildProcess {
        let inherited = ProcessInfo.processInfo.environment.filter {
            !["CI", "SNAPSHOT_RECORD", "SNAPSHOT_ROOT", "STRATA_SLOW_TESTS"].contains($0.key)
        }
        let given = environment.merging(root.map { ["SNAPSHOT_ROOT": $0.folder.path] } ?? [:]) { $1 }
        return try await ChildProcess.shell(command, environment: inherited.merging(given) { $1 }, in: folder)
    }
}

extension ChildProcess {
    /// What a run of tests said about snapshots, in order of the tests, how it ended, and which files it left.
    fileprivate func report(on package: TemporaryPackage) throws -> String {
        var issues: [String] = []
        var tally = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let issue = line.firstMatch(of: /(Test .+) recorded an issue(.*) at/) {
                issues.append("\(issue.1)\(issue.2)\n")
            } else if !issues.isEmpty, line.hasPrefix("  ") || line.hasPrefix("↳"), !line.hasPrefix("↳ Written") {
                issues[issues.count - 1] += "\(line)\n"
            } else if line.hasPrefix("Snapshots:") {
                tally = "\(line)\n"
            }
        }
        let files = try package.files.filter { $0.key != "Package.swift" }.sorted { $0.key < $1.key }
            .map { "\($0.key)\n" + ($0.key.hasSuffix(".json") ? "" : "\($0.value)\n") }
        return "\(issues.sorted().joined(separator: "\n"))\n\(tally)\(ending)\n\n\(files.joined())"
            .replacingOccurrences(of: package.folder.path, with: "PACKAGE")
    }
}
