import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A file that the kit cannot have written", .leakChecks)
struct ForeignFilesTests {
    @Test(
        "is never unused",
        arguments: [
            "Snapshots/FixtureTests/Screens/README.md", "Snapshots/FixtureTests/Screens/logo.png",
            "Snapshots/FixtureTests/Screens/with blank.txt", "Snapshots/FixtureTests/Screens/a..txt",
            "Snapshots/FixtureTests/Screens/a.b.c.d.e.txt", "Snapshots/FixtureTests/Screens/txt",
            "Snapshots/FixtureTests/dotted.folder/a.txt", "Snapshots/notes.txt",
            "Snapshots/FixtureTests/Screens/.hidden.txt", "Snapshots/FixtureTests/.git/a.txt",
            "Snapshots/FixtureTests/\(String(repeating: "a", count: 61)).txt",
        ])
    func name(path: String) throws {
        let package = trackForLeaks(try TemporaryPackage())
        try package.write("", to: path)

        #expect(package.unused(listed: ["FixtureTests.Other/a()"]).isEmpty)
        #expect(!package.store.hasSnapshots())
    }

    @Test("is never unused if it is a link, or lies behind one", arguments: [false, true])
    func link(toFolder: Bool) throws {
        let package = trackForLeaks(try TemporaryPackage())
        try package.write("", to: "Elsewhere/a.txt")
        try package.makeFolder("Snapshots/FixtureTests")
        try FileManager.default.createSymbolicLink(
            atPath: package.file("Snapshots/FixtureTests/\(toFolder ? "Screens" : "a.txt")"),
            withDestinationPath: package.file(toFolder ? "Elsewhere" : "Elsewhere/a.txt"))

        #expect(package.unused(listed: ["FixtureTests.Other/a()"]).isEmpty)
    }

    @Test("is never reached if the folder of all snapshots is a link")
    func linkedRoot() throws {
        let package = trackForLeaks(try TemporaryPackage())
        try package.write("", to: "Elsewhere/FixtureTests/a.txt")
        try FileManager.default.createSymbolicLink(
            atPath: package.file("Snapshots"), withDestinationPath: package.file("Elsewhere"))

        #expect(package.unused(listed: ["FixtureTests.Other/a()"]).isEmpty)
    }
}
