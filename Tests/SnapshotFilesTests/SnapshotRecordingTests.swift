import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("Snapshot files being recorded", .leakChecks)
struct SnapshotRecordingTests {
    private static let path = "Snapshots/FixtureTests/list.txt"

    @Test("give an error if the folder cannot be written")
    func unwritable() throws {
        let package = try makePackage()
        try package.write("in the way", to: "Snapshots/FixtureTests")
        let store = SnapshotStore(root: package.folder.path)

        let error = #expect(throws: SnapshotFileError.self) { try store.record(SnapshotContent("Ada"), at: Self.path) }

        let message = try #require(error?.description)
        #expect(message.hasPrefix("The snapshot cannot be written: \(store.file(Self.path)): "))
        #expect(message.contains("exists"))
        #expect(try package.text(of: "Snapshots/FixtureTests") == "in the way")
    }

    @Test("are replaced as a whole, so that no reader sees half a text")
    func replaces() throws {
        let package = try makePackage()
        try package.write("Ada\n", to: Self.path)
        let store = SnapshotStore(root: package.folder.path)
        let reader = try FileHandle(forReadingFrom: package.folder.appending(path: Self.path))

        try store.record(SnapshotContent("Grace"), at: Self.path)

        #expect(try reader.readToEnd() == Data("Ada\n".utf8))
        #expect(try package.files == ["Package.swift": "", Self.path: "Grace\n"])
    }

    @Test("are written to the target of a symbolic link, whether it exists or not", arguments: ["Ada\n", nil])
    func symbolicLink(content: String?) throws {
        let package = try makePackage()
        if let content { try package.write(content, to: "Shared/Texts/list.txt") }
        try package.makeFolder("Snapshots/FixtureTests")
        let link = "../../Shared/link.txt"
        for (path, target) in [(Self.path, link), ("Shared/link.txt", "Texts/list.txt")] {
            try package.makeFolder("Shared")
            try FileManager.default.createSymbolicLink(atPath: package.file(path), withDestinationPath: target)
        }

        try SnapshotStore(root: package.folder.path).record(SnapshotContent("Grace"), at: Self.path)

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: package.file(Self.path)) == link)
        #expect(try package.text(of: "Shared/Texts/list.txt") == "Grace\n")
        #expect(
            try package.files.keys.sorted() == ["Package.swift", "Shared/Texts/list.txt", "Shared/link.txt", Self.path])
    }

    @Test("are written to the target of a relative link in a linked folder, as resolved on the disk")
    func linkInLinkedFolder() throws {
        let package = try makePackage()
        for folder in ["Shared/Deep/Folder", "Shared/Deep/Texts", "Snapshots/Texts"] { try package.makeFolder(folder) }
        for (path, target) in [
            ("Snapshots/FixtureTests", "../Shared/Deep/Folder"), ("Shared/Deep/Folder/list.txt", "../Texts/list.txt"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: package.file(path), withDestinationPath: target)
        }

        try SnapshotStore(root: package.folder.path).record(SnapshotContent("Grace"), at: Self.path)

        #expect(try package.text(of: "Shared/Deep/Texts/list.txt") == "Grace\n")
        #expect(!FileManager.default.fileExists(atPath: package.file("Snapshots/Texts/list.txt")))
    }

    @Test("are not written if the text contains the markers of a merge, because they would count as broken")
    func ownConflict() throws {
        let package = try makePackage()
        let text = SnapshotContent("<<<<<<< HEAD\nAda\n=======\nJean\n>>>>>>> topic\n")

        #expect(throws: SnapshotFileError.conflictInText(file: package.file(Self.path))) {
            try SnapshotStore(root: package.folder.path).record(text, at: Self.path)
        }

        #expect(try package.files.keys.sorted() == ["Package.swift"])
    }

    @Test("stay unchanged, new and old, if the folder is read-only", .slow)
    func readOnlyFolder() async throws {
        let package = try makePackage()
        try package.write("Ada\n", to: Self.path)
        let folder = package.file("Snapshots/FixtureTests")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: package.folder.path)

        await #expect(processExitsWith: .success) { [root = package.folder.path as String] in
            // Permissions do not apply to root, so run as nobody.
            if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
            for path in [Self.path, "Snapshots/FixtureTests/new.txt"] {
                let error = #expect(throws: SnapshotFileError.self) {
                    try SnapshotStore(root: root).record(SnapshotContent("Grace"), at: path)
                }
                #expect(error?.description == "The snapshot cannot be written: \(root)/\(path): Permission denied")
            }
        }

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\n"])
    }

    @Test("stay unchanged if the disk is full", .slow)
    func fullDisk() async throws {
        let package = try makePackage()
        try package.write("Ada\n", to: Self.path)

        await #expect(processExitsWith: .success) { [root = package.folder.path as String] in
            // A limit on the file size simulates a full disk: the write starts but cannot finish.
            var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
            // RLIMIT_FSIZE, whose type differs between the platforms, though not its number.
            #expect(setrlimit(.init(1), &limit) == 0)
            signal(SIGXFSZ, SIG_IGN)
            let long = SnapshotContent(String(repeating: "Grace\n", count: 10_000))
            for path in [Self.path, "Snapshots/FixtureTests/new.txt"] {
                let error = #expect(throws: SnapshotFileError.self) {
                    try SnapshotStore(root: root).record(long, at: path)
                }
                #expect(error?.description == "The snapshot cannot be written: \(root)/\(path): File too large")
            }
        }

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\n"])
    }

    @Test("contain one complete text if several processes record at once", .slow)
    func severalProcesses() async throws {
        let package = try makePackage()
        let texts = ["A", "B", "C"].map { SnapshotContent(String(repeating: $0 + "\n", count: 19_999) + $0) }

        await withTaskGroup { group in
            for text in ["A", "B", "C"] {
                group.addTask { [root = package.folder.path] in
                    await #expect(processExitsWith: .success) { [root = root as String, text = text as String] in
                        let store = SnapshotStore(root: root)
                        let whole = SnapshotContent(String(repeating: text + "\n", count: 19_999) + text)
                        for _ in 1...20 {
                            try store.record(whole, at: Self.path)
                            #expect(try store.read(Self.path)?.bytes.count == 40_000)
                        }
                    }
                }
            }
        }

        #expect(try package.files.keys.sorted() == ["Package.swift", Self.path])
        let text = try SnapshotStore(root: package.folder.path).read(Self.path)
        #expect(texts.contains { $0 == text })
    }

    private func makePackage() throws -> TemporaryPackage { trackForLeaks(try TemporaryPackage()) }
}
