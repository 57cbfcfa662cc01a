import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A folder of one's own for snapshots", .leakChecks)
struct SnapshotFolderTests {
    @Test("is relative to the package", arguments: ["Golden", "Tests/Golden files", "Tests/Golden/"])
    func path(folder: String) throws {
        var name = SnapshotName(module: "M", components: ["S", "list()"])
        name.folder = try SnapshotFolder(folder)
        #expect(name.path == (folder.hasSuffix("/") ? "\(folder)M/S/list.txt" : "\(folder)/M/S/list.txt"))
    }

    @Test("is nothing of its own if it is the usual one", arguments: ["Snapshots", "Snapshots/"])
    func usual(folder: String) throws {
        #expect(try SnapshotFolder(folder) == nil)
    }

    @Test(
        "is refused outside of the package, inside Snapshots, or if it is hidden or not safe",
        arguments: [
            ("/tmp/Golden", .absolute), ("../Golden", .outside), ("Tests/../../Golden", .outside),
            (".golden", .hidden), ("Tests/./Golden", .hidden), ("Snapshots/Golden", .insideSnapshots),
            ("snapshots", .insideSnapshots), ("", .unsafe), ("Tests//Golden", .unsafe), ("C:", .unsafe),
            ("a\\b", .unsafe), ("a\nb", .unsafe),
        ] as [(String, SnapshotFolderError.Problem)])
    func refused(folder: String, problem: SnapshotFolderError.Problem) {
        #expect(throws: SnapshotFolderError(path: folder, problem: problem)) { try SnapshotFolder(folder) }
    }

    @Test("has its pending texts below Snapshots/.pending, apart from those of the usual folder")
    func pending() throws {
        let package = try makePackage()
        let store = package.store
        var own = SnapshotName(module: "M", components: ["S", "list()"])
        own.folder = try SnapshotFolder("Tests/Golden")
        let names = [SnapshotName(module: "M", components: ["S", "list()"]), own]
        for name in names {
            try store.layAside(.sample(SnapshotContent(name.path), of: name))
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
