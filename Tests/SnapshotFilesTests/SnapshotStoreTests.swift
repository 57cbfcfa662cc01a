import Foundation
import TestSupport
import Testing

@testable import SnapshotFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("The files of snapshots", .leakChecks)
struct SnapshotStoreTests {
    private static let path = "Snapshots/FixtureTests/list.txt"

    @Test("lie in the nearest package above the source")
    func nearestPackage() throws {
        let package = try makePackage()
        try package.write("", to: "Nested/Package.swift")
        let source = package.file("Nested/Tests/NestedTests/Deep/Fixture.swift")

        let store = try SnapshotStore(packageOf: source, orAt: "")

        #expect(store.file(Self.path) == package.file("Nested/\(Self.path)"))
    }

    @Test("are found from any folder of the package", arguments: ["", "Tests", "Tests/../Nested/Deep"])
    func above(folder: String) throws {
        let package = try makePackage()
        try package.makeFolder("Nested/Deep")
        try package.makeFolder("Tests")

        let store = try SnapshotStore(above: "\(package.folder.path)/\(folder)", orAt: "")

        #expect(store.file(Self.path) == package.file(Self.path))
    }

    @Test("are found from the working folder")
    func aboveWorkingFolder() async throws {
        let package = try makePackage()
        try package.makeFolder("Tests")

        await #expect(processExitsWith: .success) { [root = package.folder.path as String] in
            #expect(FileManager.default.changeCurrentDirectoryPath("\(root)/Tests"))
            let found = URL(filePath: try SnapshotStore(above: ".", orAt: "").file(""))
            #expect(found.resolvingSymlinksInPath() == URL(filePath: "\(root)/").resolvingSymlinksInPath())
        }
    }

    @Test("are found where SNAPSHOT_ROOT says, whatever the folder")
    func aboveWithRoot() throws {
        let package = try makePackage()
        #expect(try SnapshotStore(above: "/", orAt: package.folder.path).file("a") == package.file("a"))
        #expect(throws: SnapshotFileError.noRoot(folder: "/nowhere")) {
            try SnapshotStore(above: package.folder.path, orAt: "/nowhere")
        }
    }

    @Test("have no place where no package is above the source")
    func noPackage() {
        let error = #expect(throws: SnapshotFileError.self) {
            try SnapshotStore(packageOf: "/nowhere/Tests/Fixture.swift", orAt: "")
        }
        #expect(error?.description.hasPrefix("no folder from /nowhere/Tests upwards holds") == true)
    }

    @Test("lie where SNAPSHOT_ROOT says, whatever the source")
    func givenRoot() throws {
        let package = try makePackage()

        let store = try SnapshotStore(packageOf: "/nowhere/Tests/Fixture.swift", orAt: package.folder.path)

        #expect(store.file(Self.path) == package.file(Self.path))
    }

    @Test("have no place where SNAPSHOT_ROOT names no folder", arguments: ["missing", "Package.swift"])
    func missingRoot(path: String) throws {
        let package = try makePackage()

        let error = #expect(throws: SnapshotFileError.self) {
            try SnapshotStore(packageOf: package.source, orAt: package.file(path))
        }

        #expect(error == .noRoot(folder: package.file(path)))
        #expect(try package.files.keys.sorted() == ["Package.swift"])
    }

    @Test(
        "hold a text or do not",
        arguments: [
            ("Ada\n", true), ("Ada\nGrace\n", false), ("Ad", false), ("Ada\r", false), ("", false), (nil, false),
        ]
            as [(String?, Bool)])
    func holds(content: String?, isText: Bool) throws {
        let package = try makePackage()
        if let content { try package.write(content, to: Self.path) }

        #expect(SnapshotStore(root: package.folder.path).holds(SnapshotText("Ada"), at: Self.path) == isText)
    }

    @Test("are left as they are where they hold no UTF-8")
    func notUTF8() throws {
        let package = try makePackage()
        try package.write([0x41, 0xFF, 0x0A], to: Self.path)
        let store = SnapshotStore(root: package.folder.path)

        let error = #expect(throws: SnapshotFileError.self) { try store.read(Self.path) }

        #expect(error?.description == "the snapshot is not UTF-8 text and was left as it is: \(store.file(Self.path))")
    }

    @Test("are listed where no test can be compared with them, and the others are not")
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

    @Test("are not taken for missing where they cannot be read", arguments: [path, "\(path)/below.txt"])
    func unreadable(folder: String) throws {
        let package = try makePackage()
        try package.makeFolder(folder)
        let store = SnapshotStore(root: package.folder.path)

        let error = #expect(throws: SnapshotFileError.self) { try store.read(Self.path) }

        let message = try #require(error?.description)
        #expect(message.hasPrefix("the snapshot cannot be read: \(store.file(Self.path)): "))
        #expect(message.contains("directory"))
    }

    @Test("stay out of a folder that cannot be written, and say so")
    func unwritable() throws {
        let package = try makePackage()
        try package.write("in the way", to: "Snapshots/FixtureTests")
        let store = SnapshotStore(root: package.folder.path)

        let error = #expect(throws: SnapshotFileError.self) { try store.record(SnapshotText("Ada"), at: Self.path) }

        let message = try #require(error?.description)
        #expect(message.hasPrefix("the snapshot cannot be written: \(store.file(Self.path)): "))
        #expect(message.contains("exists"))
        #expect(try package.text(of: "Snapshots/FixtureTests") == "in the way")
    }

    @Test("are replaced by a new file, so that no reader sees half a text")
    func replaces() throws {
        let package = try makePackage()
        try package.write("Ada\n", to: Self.path)
        let store = SnapshotStore(root: package.folder.path)
        let reader = try FileHandle(forReadingFrom: package.folder.appending(path: Self.path))

        try store.record(SnapshotText("Grace"), at: Self.path)

        #expect(try reader.readToEnd() == Data("Ada\n".utf8))
        #expect(try package.files == ["Package.swift": "", Self.path: "Grace\n"])
    }

    @Test("are written where a symbolic link leads, be there a file or not", arguments: ["Ada\n", nil])
    func symbolicLink(content: String?) throws {
        let package = try makePackage()
        if let content { try package.write(content, to: "Shared/Texts/list.txt") }
        try package.makeFolder("Snapshots/FixtureTests")
        let link = "../../Shared/link.txt"
        for (path, target) in [(Self.path, link), ("Shared/link.txt", "Texts/list.txt")] {
            try package.makeFolder("Shared")
            try FileManager.default.createSymbolicLink(atPath: package.file(path), withDestinationPath: target)
        }

        try SnapshotStore(root: package.folder.path).record(SnapshotText("Grace"), at: Self.path)

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: package.file(Self.path)) == link)
        #expect(try package.text(of: "Shared/Texts/list.txt") == "Grace\n")
        #expect(
            try package.files.keys.sorted() == ["Package.swift", "Shared/Texts/list.txt", "Shared/link.txt", Self.path])
    }

    @Test("are written where a link in a linked folder leads, as the disk has it and not the path")
    func linkInLinkedFolder() throws {
        let package = try makePackage()
        for folder in ["Shared/Deep/Folder", "Shared/Deep/Texts", "Snapshots/Texts"] { try package.makeFolder(folder) }
        for (path, target) in [
            ("Snapshots/FixtureTests", "../Shared/Deep/Folder"), ("Shared/Deep/Folder/list.txt", "../Texts/list.txt"),
        ] {
            try FileManager.default.createSymbolicLink(atPath: package.file(path), withDestinationPath: target)
        }

        try SnapshotStore(root: package.folder.path).record(SnapshotText("Grace"), at: Self.path)

        #expect(try package.text(of: "Shared/Deep/Texts/list.txt") == "Grace\n")
        #expect(!FileManager.default.fileExists(atPath: package.file("Snapshots/Texts/list.txt")))
    }

    @Test("are not written where the text itself holds the markers of a merge, for that would count as broken")
    func ownConflict() throws {
        let package = try makePackage()
        let text = SnapshotText("<<<<<<< HEAD\nAda\n=======\nJean\n>>>>>>> topic\n")

        #expect(throws: SnapshotFileError.conflictInText(file: package.file(Self.path))) {
            try SnapshotStore(root: package.folder.path).record(text, at: Self.path)
        }

        #expect(try package.files.keys.sorted() == ["Package.swift"])
    }

    @Test(
        "are reviewed by a tool that the manifest makes, not by one that it only speaks of",
        arguments: [
            (#".executable(name: "strata", targets: ["Strata"])"#, true),
            (#"// as "strata" does"#, false), ("", false),
        ])
    func tool(manifest: String, hasTool: Bool) throws {
        let package = try makePackage()
        try package.write(manifest, to: "Package.swift")

        #expect(SnapshotStore(root: package.folder.path).hasTool == hasTool)
    }

    @Test("are listed as broken with the folders that cannot be read, and nothing is where there is no folder")
    func unreadableFolder() throws {
        let package = try makePackage()
        let store = SnapshotStore(root: package.folder.path)
        #expect(store.brokenSnapshots().isEmpty)

        try package.write("in the way", to: "Snapshots")

        #expect(store.brokenSnapshots().map(\.path) == ["Snapshots"])
        #expect(store.brokenSnapshots().first?.error.description.hasSuffix("Not a directory") == true)
    }

    @Test("stay as they are where the folder is read-only, new and old")
    func readOnlyFolder() async throws {
        let package = try makePackage()
        try package.write("Ada\n", to: Self.path)
        let folder = package.file("Snapshots/FixtureTests")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: package.folder.path)

        await #expect(processExitsWith: .success) { [root = package.folder.path as String] in
            // Permissions do not hold for root: let nobody try.
            if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
            for path in [Self.path, "Snapshots/FixtureTests/new.txt"] {
                let error = #expect(throws: SnapshotFileError.self) {
                    try SnapshotStore(root: root).record(SnapshotText("Grace"), at: path)
                }
                #expect(error?.description == "the snapshot cannot be written: \(root)/\(path): Permission denied")
            }
        }

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\n"])
    }

    @Test("stay as they are where the disk takes no more")
    func fullDisk() async throws {
        let package = try makePackage()
        try package.write("Ada\n", to: Self.path)

        await #expect(processExitsWith: .success) { [root = package.folder.path as String] in
            // The limit on a file's size stands for the disk's: the write begins and comes to no end.
            var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
            #expect(setrlimit(fileSizeLimit, &limit) == 0)
            signal(SIGXFSZ, SIG_IGN)
            let long = SnapshotText(String(repeating: "Grace\n", count: 10_000))
            for path in [Self.path, "Snapshots/FixtureTests/new.txt"] {
                let error = #expect(throws: SnapshotFileError.self) {
                    try SnapshotStore(root: root).record(long, at: path)
                }
                #expect(error?.description == "the snapshot cannot be written: \(root)/\(path): File too large")
            }
        }

        #expect(try package.files == ["Package.swift": "", Self.path: "Ada\n"])
    }

    @Test("hold one whole text or the other when several processes record at once")
    func severalProcesses() async throws {
        let package = try makePackage()
        let texts = ["A", "B", "C"].map { SnapshotText(String(repeating: $0 + "\n", count: 20_000)) }

        await withTaskGroup { group in
            for text in ["A", "B", "C"] {
                group.addTask { [root = package.folder.path] in
                    await #expect(processExitsWith: .success) { [root = root as String, text = text as String] in
                        let store = SnapshotStore(root: root)
                        let whole = SnapshotText(String(repeating: text + "\n", count: 20_000))
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

    @Test("names a file by its path in the package, and one elsewhere by its own")
    func paths() throws {
        let package = try makePackage()
        let store = SnapshotStore(root: package.folder.path)

        #expect(store.path(of: package.file("Tests/A.swift")) == "Tests/A.swift")
        #expect(store.path(of: "/elsewhere/A.swift") == "/elsewhere/A.swift")
        #expect(store.path(of: package.folder.path + "-beside/A.swift") == package.folder.path + "-beside/A.swift")
    }

    private func makePackage() throws -> TemporaryPackage { trackForLeaks(try TemporaryPackage()) }
}

/// Glibc and Musl disagree with Darwin on the type of the first argument.
#if canImport(Glibc)
    private let fileSizeLimit = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
    private let fileSizeLimit = RLIMIT_FSIZE
#endif
