import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("The root of snapshot files", .leakChecks)
struct SnapshotRootTests {
    private static let path = "Snapshots/FixtureTests/list.txt"

    @Test("The snapshot root is the nearest package above the source")
    func nearestPackage() throws {
        let package = try makePackage(["Nested/Package.swift": ""])
        let source = package.file("Nested/Tests/NestedTests/Deep/Fixture.swift")

        let store = try SnapshotStore(packageOf: source, orAt: "")

        #expect(store.file(Self.path) == package.file("Nested/\(Self.path)"))
    }

    @Test("The snapshot root is found from any folder of a package", arguments: ["", "Tests", "Tests/../Nested/Deep"])
    func above(folder: String) throws {
        let package = try makePackage()
        for folder in ["Nested/Deep", "Tests"] { try package.makeFolder(folder) }

        let store = try SnapshotStore(above: "\(package.folder.path)/\(folder)", orAt: "")

        #expect(store.file(Self.path) == package.file(Self.path))
    }

    @Test("The snapshot root is found from the working directory", .slow)
    func aboveWorkingFolder() async throws {
        let package = try makePackage()
        try package.makeFolder("Tests")

        await #expect(processExitsWith: .success) { [root = package.folder.path as String] in
            #expect(FileManager.default.changeCurrentDirectoryPath("\(root)/Tests"))
            let found = URL(filePath: try SnapshotStore(above: ".", orAt: "").file(""))
            #expect(found.resolvingSymlinksInPath() == URL(filePath: "\(root)/").resolvingSymlinksInPath())
        }
    }

    @Test("SNAPSHOT_ROOT sets the snapshot root, wherever the working directory or the source is")
    func givenRoot() throws {
        let package = try makePackage()
        let root = package.folder.path
        #expect(try SnapshotStore(above: "/", orAt: root).file("a") == package.file("a"))
        #expect(try SnapshotStore(packageOf: "/nowhere/A.swift", orAt: root).file("a") == package.file("a"))
    }

    @Test("The snapshot root is unknown if there is no package above the source")
    func noPackage() {
        let error = #expect(throws: SnapshotFileError.self) {
            try SnapshotStore(packageOf: "/nowhere/Tests/Fixture.swift", orAt: "")
        }
        #expect(error?.description.hasPrefix("There is no Package.swift in /nowhere/Tests or above it") == true)
    }

    @Test("The snapshot root is unknown if SNAPSHOT_ROOT names no folder", arguments: ["missing", "Package.swift"])
    func missingRoot(path: String) throws {
        let package = try makePackage()

        let error = #expect(throws: SnapshotFileError.self) {
            try SnapshotStore(packageOf: package.source, orAt: package.file(path))
        }

        #expect(error?.description.hasPrefix("SNAPSHOT_ROOT must be the folder that contains Snapshots, but ") == true)
        #expect(error?.description.hasSuffix(" no folder \(package.file(path))") == true)
    }

    @Test("A path is relative inside of the snapshot root, and absolute elsewhere")
    func paths() throws {
        let package = try makePackage()

        #expect(package.store.path(of: package.file("Tests/A.swift")) == "Tests/A.swift")
        for path in ["/elsewhere/A.swift", "\(package.folder.path)-beside/A.swift"] {
            #expect(package.store.path(of: path) == path)
        }
    }
}
