import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("Recording of snapshot files", .leakChecks)
struct SnapshotRecordingTests {
    private static let path = "Snapshots/FixtureTests/list.txt"

    @Test("Recording a snapshot is an error if its folder cannot be created")
    func unwritable() throws {
        let package = try makePackage(["Snapshots/FixtureTests": "in the way"])

        let error = #expect(throws: SnapshotFileError.self) {
            try package.store.record(SnapshotContent("Ada"), at: Self.path)
        }

        let message = try #require(error?.description)
        #expect(message.hasPrefix("The snapshot cannot be written: \(package.file(Self.path)): "))
        #expect(message.contains("exists"))
        #expect(try package.text(of: "Snapshots/FixtureTests") == "in the way")
    }

    @Test("A snapshot file is replaced as a whole, so that no reader sees half a text")
    func replaces() throws {
        let package = try makePackage([Self.path: "Ada\n"])
        let reader = try FileHandle(forReadingFrom: package.folder.appending(path: Self.path))

        try package.store.record(SnapshotContent("Grace"), at: Self.path)

        #expect(try reader.readToEnd() == Data("Ada\n".utf8))
        #expect(try package.files == ["Package.swift": "", Self.path: "Grace\n"])
    }

    @Test("A snapshot is written to the target of a link, even to a missing target", arguments: ["Ada\n", nil])
    func symbolicLink(content: String?) throws {
        let package = try makePackage(content.map { ["Shared/Texts/list.txt": $0] } ?? [:])
        let link = "../../Shared/link.txt"
        for (path, target) in [(Self.path, link), ("Shared/link.txt", "Texts/list.txt")] {
            try package.link(path, to: target)
        }

        try package.store.record(SnapshotContent("Grace"), at: Self.path)

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: package.file(Self.path)) == link)
        #expect(try package.text(of: "Shared/Texts/list.txt") == "Grace\n")
        #expect(
            try package.files.keys.sorted() == ["Package.swift", "Shared/Texts/list.txt", "Shared/link.txt", Self.path])
    }

    @Test("A snapshot is written to the target of a relative link in a linked folder")
    func linkInLinkedFolder() throws {
        let package = try makePackage()
        for folder in ["Shared/Deep/Folder", "Shared/Deep/Texts", "Snapshots/Texts"] { try package.makeFolder(folder) }
        for (path, target) in [
            ("Snapshots/FixtureTests", "../Shared/Deep/Folder"), ("Shared/Deep/Folder/list.txt", "../Texts/list.txt"),
        ] {
            try package.link(path, to: target)
        }

        try package.store.record(SnapshotContent("Grace"), at: Self.path)

        #expect(try package.text(of: "Shared/Deep/Texts/list.txt") == "Grace\n")
        #expect(!FileManager.default.fileExists(atPath: package.file("Snapshots/Texts/list.txt")))
    }

    @Test("Recording a text with the markers of an unfinished merge is an error: the file would count as broken")
    func ownConflict() throws {
        let package = try makePackage()
        let text = SnapshotContent("<<<<<<< HEAD\nAda\n=======\nJean\n>>>>>>> topic\n")

        #expect(throws: SnapshotFileError.conflictInText(file: package.file(Self.path))) {
            try package.store.record(text, at: Self.path)
        }

        #expect(try package.files.keys.sorted() == ["Package.swift"])
    }

    @Test("No new or changed snapshot is recorded in a read-only folder", .slow)
    func readOnlyFolder() async throws {
        let package = try makePackage([Self.path: "Ada\n"])

        try await package.withPermissions(0o555, of: "Snapshots/FixtureTests") {
            await #expect(processExitsWith: .success) { [root = package.folder.path as String] in
                becomeNobody()
                Self.expectRefusal(of: SnapshotContent("Grace"), root, reason: "Permission denied")
            }
        }

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\n"])
    }

    @Test("No new or changed snapshot is recorded on a full disk", .slow)
    func fullDisk() async throws {
        let package = try makePackage([Self.path: "Ada\n"])

        await #expect(processExitsWith: .success) { [root = package.folder.path as String] in
            limitFiles(toBytes: 4_096)
            let long = SnapshotContent(String(repeating: "Grace\n", count: 10_000))
            Self.expectRefusal(of: long, root, reason: "File too large")
        }

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\n"])
    }

    @Test("A snapshot file contains one complete text, even if several processes record simultaneously", .slow)
    func severalProcesses() async throws {
        let package = try makePackage()

        await withTaskGroup { group in
            for text in ["A", "B", "C"] {
                group.addTask { [root = package.folder.path] in
                    await #expect(processExitsWith: .success) { [root = root as String, text = text as String] in
                        let store = SnapshotStore(root: root)
                        let whole = SnapshotContent(String(repeating: text, count: 39_999))
                        for _ in 1...20 {
                            try store.record(whole, at: Self.path)
                            #expect(try store.read(Self.path)?.bytes.count == 40_000)
                        }
                    }
                }
            }
        }

        #expect(try package.files.keys.sorted() == ["Package.swift", Self.path])
        let text = try package.store.read(Self.path)
        #expect(Set(text?.text?.given ?? "").count == 1 && text?.bytes.count == 40_000)
    }

    /// Expects that neither a new snapshot nor a changed one is written.
    private static func expectRefusal(of content: SnapshotContent, _ root: String, reason: String) {
        for path in [path, "Snapshots/FixtureTests/new.txt"] {
            let error = #expect(throws: SnapshotFileError.self) {
                try SnapshotStore(root: root).record(content, at: path)
            }
            #expect(error?.description == "The snapshot cannot be written: \(root)/\(path): \(reason)")
        }
    }
}
