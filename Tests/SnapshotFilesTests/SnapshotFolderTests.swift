import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A custom folder for snapshots", .leakChecks)
struct SnapshotFolderTests {
    @Test("A custom folder is relative to the package", arguments: ["Golden", "Tests/Golden files", "Tests/Golden/"])
    func path(folder: String) throws {
        var name = SnapshotName(module: "M", components: ["S", "list()"])
        name.folder = try SnapshotFolder(folder)
        #expect(name.path == (folder.hasSuffix("/") ? "\(folder)M/S/list.txt" : "\(folder)/M/S/list.txt"))
    }

    @Test("The usual folder of snapshots is not a custom folder", arguments: ["Snapshots", "Snapshots/"])
    func usual(folder: String) throws {
        #expect(try SnapshotFolder(folder) == nil)
    }

    @Test(
        "A custom folder is refused if it is outside of the package, in Snapshots, hidden or unsafe",
        arguments: [
            ("/tmp/Golden", .absolute), ("../Golden", .outside), ("Tests/../../Golden", .outside),
            (".golden", .hidden), ("Tests/./Golden", .hidden), ("Snapshots/Golden", .insideSnapshots),
            ("snapshots", .insideSnapshots), ("", .unsafe), ("Tests//Golden", .unsafe), ("C:", .unsafe),
            ("a\\b", .unsafe), ("a\nb", .unsafe),
        ] as [(String, SnapshotFolderError.Problem)])
    func refused(folder: String, problem: SnapshotFolderError.Problem) {
        #expect(throws: SnapshotFolderError(path: folder, problem: problem)) { try SnapshotFolder(folder) }
    }

    @Test("The pending texts of a custom folder are below Snapshots/.pending/@")
    func pending() throws {
        let package = try makePackage()
        let store = package.store
        var own = SnapshotName(module: "M", components: ["S", "list()"])
        own.folder = try SnapshotFolder("Tests/Golden")
        let names = [SnapshotName(module: "M", components: ["S", "list()"]), own]
        for name in names {
            try store.savePending(.sample(SnapshotContent(name.path), of: name))
        }
        #expect(
            try package.files.keys.filter { $0.hasSuffix(".json") }.sorted() == [
                "Snapshots/.pending/@/Tests/Golden/M/S/list.txt.json", "Snapshots/.pending/M/S/list.txt.json",
            ])

        let pending = store.pendingSnapshots()
        #expect(Set(pending.map(\.path)) == Set(names.map(\.path)))
        for snapshot in pending { try store.accept(snapshot) }

        for name in names { #expect(try package.text(of: name.path) == "\(name.path)\n") }
        #expect(store.pendingSnapshots().isEmpty)
    }
}
