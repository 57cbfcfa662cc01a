import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A file that cannot be a snapshot", .leakChecks)
struct ForeignFilesTests {
    @Test(
        "A file whose name is impossible for a snapshot never counts as an unused snapshot",
        arguments: [
            "Snapshots/FixtureTests/Screens/README.md", "Snapshots/FixtureTests/Screens/logo.png",
            "Snapshots/FixtureTests/Screens/with blank.txt", "Snapshots/FixtureTests/Screens/a..txt",
            "Snapshots/FixtureTests/Screens/a.b.c.d.e.txt", "Snapshots/FixtureTests/Screens/txt",
            "Snapshots/FixtureTests/dotted.folder/a.txt", "Snapshots/notes.txt",
            "Snapshots/FixtureTests/Screens/.hidden.txt", "Snapshots/FixtureTests/.git/a.txt",
            "Snapshots/FixtureTests/\(String(repeating: "a", count: 61)).txt",
        ])
    func name(path: String) throws {
        let package = try makePackage([path: ""])

        #expect(package.unused(listed: ["FixtureTests.Other/a()"]).isEmpty)
        #expect(!package.store.hasSnapshots())
    }

    @Test(
        "A file never counts as unused if the file, its folder or the folder of all snapshots is a link",
        arguments: [
            ("Snapshots/FixtureTests/a.txt", "Elsewhere/Screens/a.txt"), ("Snapshots/FixtureTests", "Elsewhere"),
            ("Snapshots", "Elsewhere"),
        ])
    func link(path: String, target: String) throws {
        let package = try makePackage(["Elsewhere/Screens/a.txt": ""])
        try package.link(path, to: package.file(target))

        #expect(package.unused(listed: ["FixtureTests.Other/a()"]).isEmpty)
    }
}
