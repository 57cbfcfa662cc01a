import Foundation
import TestProcesses
import Testing

@testable import SnapshotFiles

// Several packages may share a folder of snapshots, or one package may contain another.
extension UnusedSnapshotsTests {
    @Test("A snapshot does not count as unused if its module may belong to another package with the same root")
    func sharedRoot() throws {
        let package = try makeRun()
        try package.write("", to: "Nested/Package.swift")
        try package.write("", to: "Snapshots/NestedTests/a.txt")
        try package.journal(ended: [Self.ended], used: [Self.list])
        let nested = try SnapshotStore(above: package.file("Nested"), orAt: package.folder.path)

        #expect(nested.snapshotUsage { ["NestedTests.b()"] }.unused.map(\.path) == ["Snapshots/NestedTests/a.txt"])
        #expect(package.unused(listed: [Self.test]) == [Self.old, "Snapshots/NestedTests/a.txt"])
        try journal(of: nested, used: [])
        #expect(package.unused(listed: [Self.test]) == [Self.old])
    }

    @Test("A snapshot does not count as unused if another package's test target of the same name has used it")
    func sameTarget() throws {
        let package = try makeRun()
        let path = "Snapshots/FixtureTests/OthersScreens/a.txt"
        for name in [path, "Snapshots/FixtureTests/Gone/a.txt"] { try package.write("", to: name) }
        try package.write("", to: "Nested/Package.swift")
        try package.journal(ended: [Self.ended], used: [Self.list])
        let nested = try SnapshotStore(above: package.file("Nested"), orAt: package.folder.path)
        try journal(of: nested, used: [path])

        #expect(package.unused(listed: [Self.test]) == ["Snapshots/FixtureTests/Gone/a.txt", Self.old])
    }

    /// Writes a journal of a nested package whose tests have used snapshots.
    private func journal(of nested: SnapshotStore, used: Set<String>) throws {
        nested.write(
            RunJournal(
                packageFolder: try #require(nested.packageFolder), binary: FileStamp(path: "", status: .init()),
                sources: try #require(nested.sourceFingerprint()), ended: [], used: used), library: "swift-testing")
    }
}
