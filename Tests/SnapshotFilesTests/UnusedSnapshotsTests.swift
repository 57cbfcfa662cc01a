import Foundation
import TestSupport
import Testing

@testable import SnapshotFiles

@Suite("A snapshot is unused", .leakChecks)
struct UnusedSnapshotsTests {
    private static let folder = "Snapshots/FixtureTests/Screens"
    private static let list = "\(folder)/list.txt"
    private static let old = "\(folder)/old.txt"
    private static let suite = SnapshotName(module: "FixtureTests", components: ["Screens"])

    @Test("where its suite has run and no test used it")
    func unused() throws {
        let package = try makePackage(tests: ["list()"])

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]) == [Self.old])
    }

    @Test("where its test is no longer listed")
    func renamed() throws {
        let package = try makePackage(tests: ["list()", "old()"])

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]) == [Self.old])
    }

    @Test(
        "where its suite has no test any more, used or not",
        arguments: ["FixtureTests.Other/a()", "FixtureTests.Screens/Inner/a()", "FixtureTests.a()", "OtherTests.a()"])
    func goneSuite(listed: String) throws {
        let package = try makePackage(tests: ["list()"])
        try package.write("", to: "\(Self.folder)/newer.txt")
        try package.age("\(Self.folder)/newer.txt", by: -60)

        #expect(unused(in: package, listed: [listed]) == [Self.list, Self.old])
    }

    @Test("but not where no test is listed, for then the list has failed", arguments: [[], ["error: no such module"]])
    func nothingListed(lines: [String]) throws {
        #expect(unused(in: try makePackage(tests: ["list()"]), listed: lines).isEmpty)
    }

    @Test("at most where a journal has snapshots beside it")
    func judged() throws {
        let package = try makePackage(tests: ["list()"])
        let store = SnapshotStore(root: package.folder.path)
        #expect(store.canJudgeSnapshots())
        for path in [Self.list, Self.old] { try package.age(path, by: -60) }
        #expect(!store.canJudgeSnapshots())
        try package.age(Self.list)
        #expect(store.canJudgeSnapshots())
        store.removeJournal(of: Self.suite)
        #expect(!store.canJudgeSnapshots())
    }

    @Test("and removed with what is pending for it")
    func removed() throws {
        let package = try makePackage(tests: ["list()"])
        let pending = "Snapshots/.pending/FixtureTests/Screens/old.txt.json"
        try package.write("", to: pending)

        try SnapshotStore(root: package.folder.path).remove(unused: Self.old)

        let files = try package.files
        #expect(files[Self.old] == nil && files[pending] == nil && files[Self.list] != nil)
    }

    @Test("but not removed where it changed after the run")
    func changedSince() throws {
        let package = try makePackage(tests: ["list()"])
        try package.age(Self.old, by: -60)

        try expectRefusal(.changedSinceRun(file: package.file(Self.old)), of: Self.old, in: package)
    }

    @Test(
        "but nothing is removed that no suite's run tells about", arguments: ["Package.swift", "\(folder)/Inner/a.txt"])
    func notJudged(path: String) throws {
        let package = try makePackage(tests: ["list()"])
        try package.write("", to: path)

        try expectRefusal(.notJudged(file: package.file(path)), of: path, in: package)
    }

    @Test("but not where its suite has no journal: it did not run whole, or failed, or lacks the trait")
    func noJournal() throws {
        let package = try makePackage(tests: ["list()"])
        let store = SnapshotStore(root: package.folder.path)

        store.removeJournal(of: Self.suite)

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]).isEmpty)
    }

    @Test("but not where its test is listed and did not run to its end")
    func skipped() throws {
        let package = try makePackage(tests: ["list()"])
        try package.write("", to: "\(Self.folder)/older.txt")
        try package.age("\(Self.folder)/older.txt")

        let listed = ["FixtureTests.Screens/list()", "FixtureTests.Screens/old(at:)"]

        #expect(unused(in: package, listed: listed) == ["\(Self.folder)/older.txt"])
    }

    @Test("but not where it changed after the run")
    func newer() throws {
        let package = try makePackage(tests: ["list()"])
        try package.age(Self.old, by: -60)

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]).isEmpty)
    }

    @Test("but not where it belongs to a suite within the suite that has run")
    func nested() throws {
        let package = try makePackage(tests: ["list()"])
        try package.write("", to: "\(Self.folder)/Inner/a.txt")
        try package.age("\(Self.folder)/Inner/a.txt")

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]) == [Self.old])
    }

    @Test("but not where its journal cannot be read")
    func malformedJournal() throws {
        let package = try makePackage(tests: ["list()"])
        try package.write("{", to: "Snapshots/.journal/FixtureTests/Screens.json")

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]).isEmpty)
    }

    @Test(
        "as a line of `swift test list` names tests",
        arguments: [
            ("M.Outer/Inner/list(at:)", SnapshotName(module: "M", components: ["Outer", "Inner", "list(at:)"])),
            ("M.free()", SnapshotName(module: "M", components: ["free()"])),
            ("M.`A/b.c`/`d/e`()", SnapshotName(module: "M", components: ["`A/b.c`", "`d/e`()"])),
            ("Building for debugging", nil), ("", nil), ("M.", nil),
        ] as [(String, SnapshotName?)])
    func listed(line: String, name: SnapshotName?) {
        #expect(SnapshotName(listed: line) == name)
    }

    private func expectRefusal(
        _ error: SnapshotFileError, of path: String, in package: TemporaryPackage,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(throws: error, sourceLocation: sourceLocation) {
            try SnapshotStore(root: package.folder.path).remove(unused: path)
        }
        #expect(try package.files[path] != nil, sourceLocation: sourceLocation)
    }

    private func unused(in package: TemporaryPackage, listed: [String]) -> [String] {
        SnapshotStore(root: package.folder.path).unusedSnapshots(tests: listed)
    }

    /// Two snapshots and, younger than both, the journal of a run that used the first.
    private func makePackage(tests: [String]) throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        for path in [Self.list, Self.old] {
            try package.write("", to: path)
            try package.age(path)
        }
        SnapshotStore(root: package.folder.path).write(
            SuiteJournal(suite: Self.suite, tests: tests, snapshots: [Self.list]))
        return package
    }
}

extension TemporaryPackage {
    fileprivate func age(_ path: String, by seconds: Double = 60) throws {
        let date = Date(timeIntervalSinceNow: -seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file(path))
    }
}
