import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("An unused snapshot is removed", .leakChecks)
struct UnusedRemovalTests {
    private static let folder = "Snapshots/FixtureTests/Screens"
    private static let list = "\(folder)/list.txt"
    private static let old = "\(folder)/list.old.txt"
    private static let test = "FixtureTests.Screens/list()"

    @Test("with its pending text")
    func removed() throws {
        let package = try makeRun()
        let pending = "Snapshots/.pending/FixtureTests/Screens/list.old.txt.json"
        try package.write("", to: pending)

        try package.store.remove(judgedOld(in: package))

        let files = try package.files
        #expect(files[Self.old] == nil && files[pending] == nil && files[Self.list] != nil)
    }

    @Test("with the folders that this leaves empty, except the folder of all snapshots")
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

    @Test("but not if it has changed since it was judged, even to an older file", arguments: [-60, 30])
    func changedSince(age: Double) throws {
        let package = try makeRun()
        let judged = try judgedOld(in: package)
        try package.age(Self.old, by: age)

        #expect(throws: SnapshotFileError.changedSinceRun(file: package.file(Self.old))) {
            try package.store.remove(judged)
        }
        #expect(try package.files[Self.old] != nil)
    }

    @Test("but not if sources, a binary or a journal has changed since it was judged")
    func otherwiseNow() throws {
        let changes: [(TemporaryPackage) throws -> Void] = [
            { try $0.write("", to: "Tests/FixtureTests/New.swift") },
            { try $0.write("another build", to: TemporaryPackage.binary) },
            { try $0.journal(ended: [], used: [Self.old]) },
            { try $0.journal(ended: [], used: [Self.old], library: "xctest") },
        ]
        for change in changes {
            let package = try makeRun()
            let judged = try judgedOld(in: package)
            try change(package)

            #expect(throws: SnapshotFileError.notJudged(file: package.file(Self.old))) {
                try package.store.remove(judged)
            }
            #expect(try package.files[Self.old] != nil)
        }
    }

    @Test("but nothing behind a link that has taken the place of its folder")
    func linkedSince() throws {
        let package = try makeRun()
        let judged = try judgedOld(in: package)
        // The same file, so that its size and date are the same.
        try FileManager.default.moveItem(atPath: package.file(Self.folder), toPath: package.file(".elsewhere"))
        try package.link(Self.folder, to: package.file(".elsewhere"))

        #expect(throws: SnapshotFileError.changedSinceRun(file: package.file(Self.old))) {
            try package.store.remove(judged)
        }
        #expect(try package.files[".elsewhere/list.old.txt"] != nil)
    }

    @Test("but no pending text behind a link")
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

    /// Creates two snapshots and a newer journal of a run that used only the first.
    private func makeRun() throws -> TemporaryPackage {
        let package = try makePackage([Self.list: "", Self.old: ""])
        for path in [Self.list, Self.old] { try package.age(path) }
        try package.journal(ended: [Self.test], used: [Self.list])
        return package
    }
}
