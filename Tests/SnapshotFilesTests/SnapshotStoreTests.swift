import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("Snapshot files", .leakChecks)
struct SnapshotStoreTests {
    private static let path = "Snapshots/FixtureTests/list.txt"

    @Test(
        "A snapshot file is compared with a text byte by byte",
        arguments: [
            ("Zoé\n", true), ("Zoe\u{301}\n", false), ("Zoé", false), ("Zoé\r\n", false), ("Zoé\nGrace\n", false),
            ("Zo", false), ("Zoé\r", false), ("", false), (nil, false),
        ] as [(String?, Bool)])
    func holds(content: String?, isText: Bool) throws {
        let package = try makePackage(content.map { [Self.path: $0] } ?? [:])

        #expect(package.store.holds(SnapshotContent("Zoé"), at: Self.path) == isText)
    }

    @Test("Reading a snapshot file that is not UTF-8 is an error")
    func notUTF8() throws {
        let package = try makePackage()
        try package.write([0x41, 0xFF, 0x0A], to: Self.path)

        let error = #expect(throws: SnapshotFileError.self) { try package.store.read(Self.path) }

        let file = package.file(Self.path)
        #expect(error?.description == "The snapshot is not UTF-8 text and was left unchanged: \(file)")
    }

    @Test("Snapshot files are listed as broken only if they cannot be compared with a text")
    func broken() throws {
        let conflict = "<<<<<<< HEAD\nAda\n=======\nJean\n>>>>>>> topic\n"
        let package = try makePackage(["Snapshots/A/S/conflict.txt": conflict, Self.path: "Ada\n"])
        for file in ["A/image.txt", ".pending/A/a.txt", ".journal/A/a.txt", "A/.DS_Store"] {
            try package.write([0xFF], to: "Snapshots/\(file)")
        }

        let broken = package.store.brokenSnapshots()

        #expect(broken.map(\.path) == ["Snapshots/A/S/conflict.txt", "Snapshots/A/image.txt"])
        #expect(
            broken.map(\.error) == [
                .conflict(file: package.file("Snapshots/A/S/conflict.txt")),
                .notUTF8(file: package.file("Snapshots/A/image.txt")),
            ])
    }

    @Test("An unreadable snapshot file does not count as missing", arguments: [path, "\(path)/below.txt"])
    func unreadable(folder: String) throws {
        let package = try makePackage()
        try package.makeFolder(folder)

        let error = #expect(throws: SnapshotFileError.self) { try package.store.read(Self.path) }

        let message = try #require(error?.description)
        #expect(message.hasPrefix("The snapshot cannot be read: \(package.file(Self.path)): "))
        #expect(message.contains("directory"))
    }

    @Test("An unreadable snapshot folder is listed as broken, but a missing folder is not")
    func unreadableFolder() throws {
        let package = try makePackage()
        #expect(package.store.brokenSnapshots().isEmpty)

        try package.write("in the way", to: "Snapshots")

        #expect(package.store.brokenSnapshots().map(\.path) == ["Snapshots"])
        #expect(package.store.brokenSnapshots().first?.error.description.hasSuffix("Not a directory") == true)
    }
}
