import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("Unused snapshots", .leakChecks)
struct UnusedSnapshotsTests {
    static let folder = "Snapshots/FixtureTests/Screens"
    static let list = "\(folder)/list.txt"
    static let old = "\(folder)/list.old.txt"
    static let test = "FixtureTests.Screens/list()"
    /// The ID of the test that ran to its end: unlike a line of the test list, it includes the source location.
    static let ended = "\(test)/Screens.swift:3:4"

    @Test("A snapshot is unused if its test ran to the end without using it, whatever other tests did")
    func unused() throws {
        let package = try makeRun()
        try package.write("", to: "\(Self.folder)/other.txt")

        let usage = package.store.snapshotUsage { [Self.test, "FixtureTests.Screens/other()"] }

        #expect(usage.unused.map(\.path) == [Self.old])
        #expect(usage.unjudged == ["\(Self.folder)/other.txt"])
    }

    @Test(
        "A snapshot is unused if its test was deleted, even without a journal",
        arguments: [
            "Snapshots/FixtureTests/Screens/gone.txt", "Snapshots/FixtureTests/Gone/Inner/a.case,b.name.2.json",
            "Snapshots/FixtureTests/free.svg", "Snapshots/GoneTests/Suite/a.txt",
        ])
    func gone(path: String) throws {
        let package = try makePackage([path: "", Self.list: ""])

        let usage = package.store.snapshotUsage { [Self.test] }

        #expect(usage.unused.map(\.path) == [path])
        #expect(usage.unjudged == [Self.list])
    }

    @Test("A snapshot in a custom folder is unused only if its test ran to the end without using it")
    func ownFolder() throws {
        let package = try makePackage(["Tests/Other/FixtureTests/Screens/list.old.txt": ""])
        let folder = "Tests/Golden/FixtureTests/Screens"
        for name in ["list.txt", "list.old.txt", "gone.txt", "README.md"] {
            try package.write("", to: "\(folder)/\(name)")
            try package.age("\(folder)/\(name)")
        }
        try package.journal(ended: [Self.ended], used: ["\(folder)/list.txt"], folders: ["Tests/Golden"])

        let usage = package.store.snapshotUsage { [Self.test] }

        #expect(usage.unused.map(\.path) == ["\(folder)/list.old.txt"])
        #expect(usage.unjudged == ["\(folder)/gone.txt"])
        for unused in usage.unused { try package.store.remove(unused) }
        #expect(package.unused(listed: [Self.test]) == [])
        #expect(try !package.files.keys.contains("\(folder)/list.old.txt"))
    }

    @Test("A snapshot with an unusual extension can count as unused only if a used snapshot has the same extension")
    func ownExtension() throws {
        let package = try makeRun(used: [Self.list, "\(Self.folder)/list.css"])
        for path in ["list.html", "list.old.css"].map({ "\(Self.folder)/\($0)" }) {
            try package.write("", to: path)
            try package.age(path)
        }

        #expect(package.unused(listed: [Self.test]) == ["\(Self.folder)/list.old.css", Self.old])
    }

    @Test("No snapshot counts as unused if the tests could not be listed", arguments: [[], ["error: no module"]])
    func nothingListed(lines: [String]) throws {
        #expect(try makeRun().unused(listed: lines).isEmpty)
    }

    @Test("A snapshot does not count as unused if a listed test of its module cannot be parsed")
    func unclear() throws {
        let package = try makeRun()
        try package.write("", to: "Snapshots/OtherTests/gone.txt")

        #expect(package.unused(listed: [Self.test, "FixtureTests.Strange"]) == ["Snapshots/OtherTests/gone.txt"])
    }

    @Test("A snapshot does not count as unused if the run's evidence is invalid", arguments: Change.all)
    func noEvidence(since change: Change) throws {
        let package = try makeRun()
        try #require(package.unused(listed: [Self.test]) == [Self.old])

        try change.make(package)

        let usage = package.store.snapshotUsage { [Self.test] }
        #expect(usage.unused.isEmpty)
        #expect(usage.unjudged == change.unjudged)
    }

    /// A change that invalidates the evidence of an earlier run.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The snapshots that count as neither used nor unused until the next run.
        var unjudged = [old, list]
        let make: @Sendable (TemporaryPackage) throws -> Void

        static let all =
            others + [Change(testDescription: "the snapshot is written", unjudged: []) { try $0.age(old, by: -60) }]

        /// Changes that leave all snapshot files as they are.
        static let others = [
            Change(testDescription: "the tests are built again") { try $0.write("", to: TemporaryPackage.binary) },
            Change(testDescription: "the test binary is removed") { try $0.removeFile(TemporaryPackage.binary) },
            Change(testDescription: "a source is changed") { try $0.write("changed", to: "Sources/A.swift") },
            Change(testDescription: "a source is added") { try $0.write("", to: "Tests/FixtureTests/Cases/new.json") },
            Change(testDescription: "a source is removed") { try $0.removeFile("Sources/A.swift") },
            Change(testDescription: "the journal cannot be read") { try $0.write("{", to: $0.journals[0]) },
            Change(testDescription: "tests use the snapshot", unjudged: []) { try $0.journal(ended: [], used: [old]) },
            Change(testDescription: "another library's tests use the snapshot", unjudged: []) {
                try $0.journal(ended: [], used: [old], library: "xctest")
            },
            Change(testDescription: "another build's tests use the snapshot", unjudged: []) {
                try $0.journal(ended: [], used: [old], binary: ".build/release")
            },
        ]
    }

    @Test("A snapshot does not count as unused if the sources changed while the tests were listed")
    func changedWhileListing() throws {
        let package = try makeRun()

        let usage = try package.store.snapshotUsage {
            try package.write("changed", to: "Sources/A.swift")
            try package.journal(ended: [Self.ended], used: [Self.list])
            return [Self.test]
        }

        #expect(usage.unused.isEmpty)
    }

    @Test("A snapshot does not count as unused if only one of several overloaded tests ran to its end")
    func overloaded() throws {
        let tests = ["\(Self.test)/Screens.swift:3:4", "\(Self.test)/Screens.swift:6:4"]

        #expect(try makeRun().unused(listed: tests) == [])
        #expect(try makeRun(ended: Set(tests)).unused(listed: tests) == [Self.old])
    }

    /// Creates two snapshots and a newer journal of a run.
    func makeRun(ended: Set<String> = [ended], used: Set<String> = [list]) throws -> TemporaryPackage {
        let package = try makePackage(["Sources/A.swift": "a source", Self.list: "", Self.old: ""])
        for path in [Self.list, Self.old] { try package.age(path) }
        try package.journal(ended: ended, used: used)
        return package
    }
}
