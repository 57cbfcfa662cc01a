import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A snapshot is unused", .leakChecks)
struct UnusedSnapshotsTests {
    private static let folder = "Snapshots/FixtureTests/Screens"
    private static let list = "\(folder)/list.txt"
    private static let old = "\(folder)/old.txt"
    private static let suite = SnapshotName(module: "FixtureTests", components: ["Screens"])

    @Test("if its suite has run and no test used it")
    func unused() throws {
        let package = try makePackage(tests: ["list()"])

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]) == [Self.old])
    }

    @Test("if its test is no longer listed")
    func renamed() throws {
        let package = try makePackage(tests: ["list()", "old()"])

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]) == [Self.old])
    }

    @Test(
        "if its suite has no test any more, even if it was used",
        arguments: ["FixtureTests.Other/a()", "FixtureTests.Screens/Inner/a()", "FixtureTests.a()", "OtherTests.a()"])
    func goneSuite(listed: String) throws {
        let package = try makePackage(tests: ["list()"])
        try package.write("", to: "\(Self.folder)/newer.txt")
        try package.age("\(Self.folder)/newer.txt", by: -60)

        #expect(unused(in: package, listed: [listed]) == [Self.list, Self.old])
    }

    @Test(
        "but not if no test is listed, because then the listing has failed",
        arguments: [[], ["error: no such module"], ["Build complete! (0.10s)"], ["FixtureTests.Legacy/testOld"]])
    func nothingListed(lines: [String]) throws {
        #expect(unused(in: try makePackage(tests: ["list()"]), listed: lines).isEmpty)
    }

    @Test("only if its suite has a journal")
    func judged() throws {
        let package = try makePackage(tests: ["list()"])
        let store = package.store
        #expect(store.canJudgeSnapshots())
        for path in [Self.list, Self.old] { try package.age(path, by: -60) }
        #expect(!store.canJudgeSnapshots())
        try package.age(Self.list)
        #expect(store.canJudgeSnapshots())
        store.removeJournal(of: Self.suite)
        #expect(!store.canJudgeSnapshots())
    }

    @Test("and removed with its pending text")
    func removed() throws {
        let package = try makePackage(tests: ["list()"])
        let pending = "Snapshots/.pending/FixtureTests/Screens/old.txt.json"
        try package.write("", to: pending)

        try package.store.remove(#require(package.judgedOld))

        let files = try package.files
        #expect(files[Self.old] == nil && files[pending] == nil && files[Self.list] != nil)
    }

    @Test("and removed with the folders that this leaves empty, except the folder of all snapshots")
    func emptied() throws {
        let package = try makePackage(tests: ["list()"])

        for snapshot in package.store.unusedSnapshots(tests: ["OtherTests.a()"]) {
            #expect(FileManager.default.fileExists(atPath: package.file(Self.folder)))
            try package.store.remove(snapshot)
        }

        let left = try FileManager.default.contentsOfDirectory(atPath: package.file("Snapshots"))
        #expect(left == [".journal"])
    }

    @Test(
        "but not removed if it has changed since it was judged, even to an older file", arguments: [-60, 30])
    func changedSince(age: Double) throws {
        let package = try makePackage(tests: ["list()"])
        let judged = try #require(package.judgedOld)
        try package.age(Self.old, by: age)

        #expect(throws: SnapshotFileError.changedSinceRun(file: package.file(Self.old))) {
            try package.store.remove(judged)
        }
        #expect(try package.files[Self.old] != nil)
    }

    @Test(
        "but not removed if its suite is running, or has run again since it was judged",
        arguments: [nil, [list], [list, old]])
    func ranSince(snapshots: [String]?) throws {
        let package = try makePackage(tests: ["list()"])
        try package.age("Snapshots/.journal/FixtureTests/Screens.json", by: 30)
        let judged = try #require(package.judgedOld)
        package.store.removeJournal(of: Self.suite)
        if let snapshots { package.journal(tests: ["list()"], snapshots: snapshots) }

        #expect(throws: SnapshotFileError.notJudged(file: package.file(Self.old))) { try package.store.remove(judged) }
        #expect(try package.files[Self.old] != nil)
    }

    @Test("but not if the suite belongs to another package with the same root")
    func otherPackage() throws {
        let package = try makePackage(tests: ["list()"])
        try package.write("", to: "Nested/Package.swift")
        let nested = try SnapshotStore(above: package.file("Nested"), orAt: package.folder.path)

        #expect(nested.unusedSnapshots(tests: ["OtherTests.a()"]).isEmpty)
        #expect(!nested.canJudgeSnapshots())
    }

    @Test(
        "but not if it is a symbolic link and the link or its target has changed since the run",
        arguments: [true, false])
    func link(isTargetNewer: Bool) throws {
        let package = try makePackage(tests: ["list()"])
        let shared = "Shared/old.txt"
        try package.write("", to: shared)
        try FileManager.default.removeItem(atPath: package.file(Self.old))
        try FileManager.default.createSymbolicLink(
            atPath: package.file(Self.old), withDestinationPath: "../../../\(shared)")
        package.journal(tests: ["list()"], snapshots: [Self.list])
        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]) == [Self.old])

        if isTargetNewer {
            try package.age(shared, by: -60)
        } else {
            // The link's date cannot be changed, so the run is made older; the link's target is older still.
            try package.age("Snapshots/.journal/FixtureTests/Screens.json", by: 30)
            try package.age(shared)
        }

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]).isEmpty)
    }

    @Test("but not if its suite has no journal: its run was incomplete or failed, or it lacks the trait")
    func noJournal() throws {
        let package = try makePackage(tests: ["list()"])
        let store = package.store

        store.removeJournal(of: Self.suite)

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]).isEmpty)
    }

    @Test("but not if its test is listed but did not run to its end")
    func skipped() throws {
        let package = try makePackage(tests: ["list()"])
        try package.write("", to: "\(Self.folder)/older.txt")
        try package.age("\(Self.folder)/older.txt")

        let listed = ["FixtureTests.Screens/list()", "FixtureTests.Screens/old(at:)"]

        #expect(unused(in: package, listed: listed) == ["\(Self.folder)/older.txt"])
    }

    @Test("but not if only one of several overloaded tests ran to its end")
    func overloaded() throws {
        let listed = ["list()", "old(at:)/Screens.swift:3:4", "old(at:)/Screens.swift:6:4"].map {
            "FixtureTests.Screens/\($0)"
        }

        #expect(unused(in: try makePackage(tests: ["list()", "old(at:)"]), listed: listed) == [])
        #expect(unused(in: try makePackage(tests: ["list()", "old(at:)", "old(at:)"]), listed: listed) == [Self.old])
    }

    @Test("but not if it changed after the run")
    func newer() throws {
        let package = try makePackage(tests: ["list()"])
        try package.age(Self.old, by: -60)

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]).isEmpty)
    }

    @Test("but not if it belongs to a nested suite of the one that has run")
    func nested() throws {
        let package = try makePackage(tests: ["list()"])
        try package.write("", to: "\(Self.folder)/Inner/a.txt")
        try package.age("\(Self.folder)/Inner/a.txt")

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]) == [Self.old])
    }

    @Test("but not if its journal cannot be read")
    func malformedJournal() throws {
        let package = try makePackage(tests: ["list()"])
        try package.write("{", to: "Snapshots/.journal/FixtureTests/Screens.json")

        #expect(unused(in: package, listed: ["FixtureTests.Screens/list()"]).isEmpty)
    }

    private func unused(in package: TemporaryPackage, listed: [String]) -> [String] {
        package.store.unusedSnapshots(tests: listed).map(\.path)
    }

    /// Creates two snapshots and a newer journal of a run that used only the first.
    private func makePackage(tests: [String]) throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        for path in [Self.list, Self.old] {
            try package.write("", to: path)
            try package.age(path)
        }
        package.journal(tests: tests, snapshots: [Self.list])
        return package
    }
}

extension TemporaryPackage {
    /// The snapshot `old.txt`, judged as unused.
    fileprivate var judgedOld: UnusedSnapshot? {
        store.unusedSnapshots(tests: ["FixtureTests.Screens/list()"]).first { $0.path.hasSuffix("/old.txt") }
    }

    fileprivate func journal(tests: [String], snapshots: [String]) {
        store.write(
            SuiteJournal(
                packageFolder: store.packageFolder ?? "",
                suite: SnapshotName(module: "FixtureTests", components: ["Screens"]), tests: tests, snapshots: snapshots
            ))
    }

    fileprivate func age(_ path: String, by seconds: Double = 60) throws {
        let date = Date(timeIntervalSinceNow: -seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file(path))
    }
}
