import Foundation
import TestProcesses
import Testing

@testable import SnapshotFiles

// An unused snapshot is removed only if nothing has changed since it was found to be unused.
extension UnusedSnapshotsTests {
    @Test("An unused snapshot is removed with its pending text")
    func removed() throws {
        let package = try makeRun()
        let pending = "Snapshots/.pending/FixtureTests/Screens/list.old.txt.json"
        try package.write("", to: pending)

        try package.store.remove(judgedOld(in: package))

        let files = try package.files
        #expect(files[Self.old] == nil && files[pending] == nil && files[Self.list] != nil)
    }

    @Test("Removing unused snapshots removes empty folders, except the folder of all snapshots")
    func emptied() throws {
        let package = try makeRun()
        try package.write("", to: "Tests/OtherTests/A.swift")

        for snapshot in package.store.snapshotUsage(listing: { ["OtherTests.a()"] }).unused {
            #expect(FileManager.default.fileExists(atPath: package.file(Self.folder)))
            try package.store.remove(snapshot)
        }

        let left = try FileManager.default.contentsOfDirectory(atPath: package.file("Snapshots"))
        #expect(left == [".journal"])
    }

    @Test(
        "An unused snapshot is kept if its date has since changed, even to an earlier date", arguments: [-60, 30])
    func changedSince(age: Double) throws {
        let package = try makeRun()
        let judged = try judgedOld(in: package)
        try package.age(Self.old, by: age)

        #expect(throws: SnapshotFileError.changedSinceRun(file: package.file(Self.old))) {
            try package.store.remove(judged)
        }
        #expect(try package.files[Self.old] != nil)
    }

    @Test("An unused snapshot is kept if the evidence that it is unused has since changed", arguments: Change.others)
    func otherwiseNow(change: Change) throws {
        let package = try makeRun()
        let judged = try judgedOld(in: package)
        try change.make(package)

        #expect(throws: SnapshotFileError.notJudged(file: package.file(Self.old))) {
            try package.store.remove(judged)
        }
        #expect(try package.files[Self.old] != nil)
    }

    @Test("An unused snapshot is kept if its folder has been replaced by a link")
    func linkedSince() throws {
        let package = try makeRun()
        let judged = try judgedOld(in: package)
        // The file is moved, so that its size and date stay the same.
        try FileManager.default.moveItem(atPath: package.file(Self.folder), toPath: package.file(".elsewhere"))
        try package.link(Self.folder, to: package.file(".elsewhere"))

        #expect(throws: SnapshotFileError.changedSinceRun(file: package.file(Self.old))) {
            try package.store.remove(judged)
        }
        #expect(try package.files[".elsewhere/list.old.txt"] != nil)
    }

    @Test("A pending text behind a link is kept when its unused snapshot is removed")
    func linkedPending() throws {
        let package = try makeRun()
        try package.write("{}", to: ".elsewhere/FixtureTests/Screens/list.old.txt.json")
        try package.write("a", to: ".elsewhere/FixtureTests/Screens/list.old.txt.content/a.txt")
        try package.link("Snapshots/.pending", to: package.file(".elsewhere"))

        try package.store.remove(judgedOld(in: package))

        #expect(try package.files.keys.filter { $0.hasPrefix(".elsewhere/") }.count == 2)
    }

    private func judgedOld(in package: TemporaryPackage) throws -> UnusedSnapshot {
        try #require(package.store.snapshotUsage { [Self.test] }.unused.first)
    }
}
