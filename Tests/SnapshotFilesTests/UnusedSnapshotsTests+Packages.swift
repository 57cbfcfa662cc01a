import Foundation
import TestProcesses
import Testing

@testable import SnapshotFiles

// Several packages may share a folder of snapshots, or lie in each other.
extension UnusedSnapshotsTests {
    @Test("but not if its module may belong to another package with the same root")
    func sharedRoot() throws {
        let package = try makePackage()
        try package.write("", to: "Nested/Package.swift")
        try package.write("", to: "Snapshots/NestedTests/a.txt")
        try package.journal(ended: [Self.ended], used: [Self.list])
        let nested = try SnapshotStore(above: package.file("Nested"), orAt: package.folder.path)

        #expect(nested.snapshotUsage { ["NestedTests.b()"] }.unused.map(\.path) == ["Snapshots/NestedTests/a.txt"])
        #expect(package.unused(listed: [Self.test]) == [Self.old, "Snapshots/NestedTests/a.txt"])
        nested.write(
            RunJournal(
                packageFolder: try #require(nested.packageFolder), binary: FileStamp(path: "", status: .init()),
                sources: try #require(nested.sourceFingerprint()), ended: [], used: []), library: "swift-testing")
        #expect(package.unused(listed: [Self.test]) == [Self.old])
    }

    @Test("but not if another package with the same root has used it, whose test target has the same name")
    func sameTarget() throws {
        let package = try makePackage()
        let path = "Snapshots/FixtureTests/OthersScreens/a.txt"
        for name in [path, "Snapshots/FixtureTests/Gone/a.txt"] { try package.write("", to: name) }
        try package.write("", to: "Nested/Package.swift")
        try package.journal(ended: [Self.ended], used: [Self.list])
        let nested = try SnapshotStore(above: package.file("Nested"), orAt: package.folder.path)
        nested.write(
            RunJournal(
                packageFolder: try #require(nested.packageFolder), binary: FileStamp(path: "", status: .init()),
                sources: try #require(nested.sourceFingerprint()), ended: [], used: [path]), library: "swift-testing")

        #expect(package.unused(listed: [Self.test]) == ["Snapshots/FixtureTests/Gone/a.txt", Self.old])
    }

    @Test("but not if a nested package keeps it below its own root")
    func nestedPackage() throws {
        let package = try makePackage()
        for path in ["Package.swift", "Snapshots/FixtureTests/Gone/a.txt"] {
            try package.write("", to: "Tests/In/\(path)")
        }
        try package.journal(ended: [Self.ended], used: [Self.list])
        let nested = try SnapshotStore(above: package.file("Tests/In/Tests"), orAt: "")

        #expect(package.unused(listed: [Self.test]) == [Self.old])
        #expect(nested.snapshotUsage { [Self.test] }.unused.map(\.path) == ["Snapshots/FixtureTests/Gone/a.txt"])
    }
}
