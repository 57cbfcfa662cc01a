import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("Snapshot files", .leakChecks)
struct SnapshotStoreTests {
    private static let path = "Snapshots/FixtureTests/list.txt"

    @Test(
        "are compared with a text",
        arguments: [
            ("Ada\n", true), ("Ada\nGrace\n", false), ("Ad", false), ("Ada\r", false), ("", false), (nil, false),
        ]
            as [(String?, Bool)])
    func holds(content: String?, isText: Bool) throws {
        let package = try makePackage()
        if let content { try package.write(content, to: Self.path) }

        #expect(SnapshotStore(root: package.folder.path).holds(SnapshotContent("Ada"), at: Self.path) == isText)
    }

    @Test("stay unchanged if they are not UTF-8")
    func notUTF8() throws {
        let package = try makePackage()
        try package.write([0x41, 0xFF, 0x0A], to: Self.path)
        let store = SnapshotStore(root: package.folder.path)

        let error = #expect(throws: SnapshotFileError.self) { try store.read(Self.path) }

        #expect(error?.description == "The snapshot is not UTF-8 text and was left unchanged: \(store.file(Self.path))")
    }

    @Test("are listed as broken only if no test can be compared with them")
    func broken() throws {
        let package = try makePackage()
        let conflict = "<<<<<<< HEAD\nAda\n=======\nJean\n>>>>>>> topic\n"
        try package.write(conflict, to: "Snapshots/A/S/conflict.txt")
        try package.write([0xFF], to: "Snapshots/A/image.txt")
        try package.write("Ada\n", to: Self.path)
        for ignored in [".pending", ".journal"] { try package.write([0xFF], to: "Snapshots/\(ignored)/A/a.txt") }
        try package.write([0xFF], to: "Snapshots/A/.DS_Store")
        let store = SnapshotStore(root: package.folder.path)

        let broken = store.brokenSnapshots()

        #expect(broken.map(\.path) == ["Snapshots/A/S/conflict.txt", "Snapshots/A/image.txt"])
        #expect(
            broken.map(\.error) == [
                .conflict(file: package.file("Snapshots/A/S/conflict.txt")),
                .notUTF8(file: package.file("Snapshots/A/image.txt")),
            ])
    }

    @Test("are not taken for missing if they cannot be read", arguments: [path, "\(path)/below.txt"])
    func unreadable(folder: String) throws {
        let package = try makePackage()
        try package.makeFolder(folder)
        let store = SnapshotStore(root: package.folder.path)

        let error = #expect(throws: SnapshotFileError.self) { try store.read(Self.path) }

        let message = try #require(error?.description)
        #expect(message.hasPrefix("The snapshot cannot be read: \(store.file(Self.path)): "))
        #expect(message.contains("directory"))
    }

    @Test("are listed as broken together with unreadable folders, but not with missing ones")
    func unreadableFolder() throws {
        let package = try makePackage()
        let store = SnapshotStore(root: package.folder.path)
        #expect(store.brokenSnapshots().isEmpty)

        try package.write("in the way", to: "Snapshots")

        #expect(store.brokenSnapshots().map(\.path) == ["Snapshots"])
        #expect(store.brokenSnapshots().first?.error.description.hasSuffix("Not a directory") == true)
    }

    private func makePackage() throws -> TemporaryPackage { trackForLeaks(try TemporaryPackage()) }
}
