import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("The run of a test process", .leakChecks)
struct SnapshotRunTests {
    private static let folder = "Snapshots/FixtureTests/Screens"
    private static let list = "FixtureTests.Screens/list()"
    private static let card = "FixtureTests.Screens/card()"

    @Test("A run writes nothing if no test used a snapshot or ran to its end")
    func nothing() throws {
        let package = try makePackage()

        #expect(try makeRun(in: package).end(status: 0, tests: []) == [])

        #expect(try package.files.keys.allSatisfy { !$0.hasPrefix("Snapshots/") })
    }

    @Test("A snapshot that its ended test has not used is unused, whatever the run's status", arguments: [0, 1, nil])
    func ended(status: Int32?) throws {
        let package = try makeSnapshots()
        let run = try makeRun(in: package)
        run.start(Self.list, in: package.store)
        run.use("\(Self.folder)/list.txt", in: package.store)
        run.end(Self.list, in: package.store)

        #expect(run.end(status: status, tests: [Self.list, Self.card]) == [oneUnused(in: package)])

        #expect(unused(in: package) == ["list.old.txt"])
    }

    @Test("If a run writes into a custom snapshot folder, none of the folder's snapshots counts as unused")
    func ownFolder() throws {
        let package = try makePackage()
        let folder = try #require(try SnapshotFolder("Tests/Golden"))
        let snapshots = "Tests/Golden/FixtureTests/Screens"
        for name in ["list.txt", "list.old.txt"] { try package.write("", to: "\(snapshots)/\(name)") }
        func unused(recording: Bool) throws -> [String] {
            let run = try makeRun(in: package)
            run.start(Self.list, in: package.store)
            run.use("\(snapshots)/list.txt", below: folder, in: package.store)
            if recording { try package.write("new", to: "\(snapshots)/list.txt") }
            run.end(Self.list, in: package.store)
            _ = run.end(status: 0, tests: nil)
            return package.store.snapshotUsage { [Self.list] }.unused.map(\.path)
        }

        #expect(try unused(recording: true) == [])
        for _ in 1...2 { #expect(try unused(recording: false) == ["\(snapshots)/list.old.txt"]) }
    }

    @Test("No snapshot counts as unused if its test failed once or did not end")
    func failed() throws {
        let package = try makeSnapshots()
        let run = try makeRun(in: package)
        for test in [Self.list, Self.card] { run.start(test, in: package.store) }
        run.end(Self.list, in: package.store)
        run.fail(Self.list, in: package.store)
        run.end(Self.list, in: package.store)
        run.use(by: Self.card, in: package.store)

        #expect(run.end(status: 0, tests: nil) == [])

        #expect(unused(in: package) == [])
    }

    @Test("Without the snapshot trait, snapshots count as unused only if the process passed", arguments: [0, 1, nil])
    func unwatched(status: Int32?) throws {
        let package = try makeSnapshots()
        let run = try makeRun(in: package)
        run.use("\(Self.folder)/list.txt", in: package.store)
        run.use(by: Self.list, in: package.store)

        #expect(run.end(status: status, tests: nil) == (status == 0 ? [oneUnused(in: package)] : []))

        #expect(unused(in: package) == (status == 0 ? ["list.old.txt"] : []))
    }

    @Test("A run counts a snapshot without a listed test as unused, unless the test may belong to XCTest")
    func gone() throws {
        let package = try makeSnapshots()
        for path in ["FixtureTests/gone.txt", "TextSnapshotsTests/LegacyTests/testA.txt"] {
            try package.write("", to: "Snapshots/\(path)")
        }
        let run = try makeRun(in: package)
        run.use("\(Self.folder)/list.txt", in: package.store)

        #expect(run.end(status: 1, tests: nil) == [])
        #expect(run.end(status: 1, tests: [Self.list, Self.card]) == [oneUnused(in: package)])
    }

    @Test("Each unused snapshot is reported once, even if the processes of both testing libraries find it")
    func namedOnce() throws {
        let package = try makeSnapshots()
        for (library, isNamed) in [("xctest", false), ("swift-testing", true), ("swift-testing", false)] {
            let run = try makeRun(in: package, library: library)
            run.use("\(Self.folder)/list.txt", in: package.store)
            run.end(Self.list, in: package.store)
            #expect(run.end(status: 0, tests: [Self.list, Self.card]) == (isNamed ? [] : [oneUnused(in: package)]))
        }

        try package.write("", to: "\(Self.folder)/gone.txt")
        let run = try makeRun(in: package, library: "xctest")
        run.use("\(Self.folder)/list.txt", in: package.store)
        run.end(Self.list, in: package.store)
        let line = run.end(status: 0, tests: [Self.list, Self.card]).first
        #expect(line?.hasPrefix("Snapshots: 1 more unused (to list them: ") == true)
    }

    private func oneUnused(in package: TemporaryPackage) -> String {
        "Snapshots: 1 unused (to list them: cd \(package.folder.path) && swift run strata snapshots prune)"
    }

    private func unused(in package: TemporaryPackage) -> [String] {
        package.store.snapshotUsage { [Self.list, Self.card] }.unused.map {
            String($0.path.dropFirst(Self.folder.count + 1))
        }
    }

    /// Creates two snapshots of a test, and a snapshot of another test.
    private func makeSnapshots() throws -> TemporaryPackage {
        try makePackage([
            // Without this program, the reported line would not name the command.
            "Package.swift": #".executable(name: "strata", targets: ["Strata"])"#,
            "\(Self.folder)/list.txt": "", "\(Self.folder)/list.old.txt": "", "\(Self.folder)/card.txt": "",
        ])
    }

    private func makeRun(
        in package: TemporaryPackage, library: String = "swift-testing"
    ) throws -> SnapshotRun {
        try package.write("a build", to: ".build/tests")
        return SnapshotRun(binary: FileStamp(of: package.file(".build/tests")), library: library)
    }
}

/// A class that a run takes for a possible XCTest suite, even where XCTest is missing.
final class LegacyTests {}
