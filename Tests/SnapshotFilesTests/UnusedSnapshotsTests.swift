import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A snapshot is unused", .leakChecks)
struct UnusedSnapshotsTests {
    static let folder = "Snapshots/FixtureTests/Screens"
    static let list = "\(folder)/list.txt"
    static let old = "\(folder)/list.old.txt"
    static let test = "FixtureTests.Screens/list()"
    /// The test's ID has its source location, unlike a line of the list.
    static let ended = "\(test)/Screens.swift:3:4"

    @Test("if its test ran to its end without it, whatever the other tests did")
    func unused() throws {
        let package = try makePackage()
        try package.write("", to: "\(Self.folder)/other.txt")

        let usage = package.store.snapshotUsage { [Self.test, "FixtureTests.Screens/other()"] }

        #expect(usage.unused.map(\.path) == [Self.old])
        #expect(usage.unjudged == ["\(Self.folder)/other.txt"])
    }

    @Test(
        "if its test is gone, without any journal, wherever it is",
        arguments: [
            "Snapshots/FixtureTests/Screens/gone.txt", "Snapshots/FixtureTests/Gone/Inner/a.case,b.name.2.json",
            "Snapshots/FixtureTests/free.svg", "Snapshots/GoneTests/Suite/a.txt",
        ])
    func gone(path: String) throws {
        let package = trackForLeaks(try TemporaryPackage())
        try package.write("", to: path)
        try package.write("", to: Self.list)

        let usage = package.store.snapshotUsage { [Self.test] }

        #expect(usage.unused.map(\.path) == [path])
        #expect(usage.unjudged == [Self.list])
    }

    @Test("in a folder of the package's own, if its test ran without it, but not if the test is gone")
    func ownFolder() throws {
        let package = trackForLeaks(try TemporaryPackage())
        let folder = "Tests/Golden/FixtureTests/Screens"
        for name in ["list.txt", "list.old.txt", "gone.txt", "README.md"] {
            try package.write("", to: "\(folder)/\(name)")
            try package.age("\(folder)/\(name)")
        }
        try package.write("", to: "Tests/Other/FixtureTests/Screens/list.old.txt")
        try package.journal(ended: [Self.ended], used: ["\(folder)/list.txt"], folders: ["Tests/Golden"])

        let usage = package.store.snapshotUsage { [Self.test] }

        #expect(usage.unused.map(\.path) == ["\(folder)/list.old.txt"])
        #expect(usage.unjudged == ["\(folder)/gone.txt"])
        for unused in usage.unused { try package.store.remove(unused) }
        #expect(package.unused(listed: [Self.test]) == [])
        #expect(try !package.files.keys.contains("\(folder)/list.old.txt"))
    }

    @Test("if a known extension is only that of used snapshots")
    func ownExtension() throws {
        let package = try makePackage(used: [Self.list, "\(Self.folder)/list.css"])
        for name in ["list.html", "list.old.css"] { try package.write("", to: "\(Self.folder)/\(name)") }
        for name in ["list.html", "list.old.css"] { try package.age("\(Self.folder)/\(name)") }

        #expect(package.unused(listed: [Self.test]) == ["\(Self.folder)/list.old.css", Self.old])
    }

    @Test("if all runs of the same binary on the same sources together prove it")
    func severalRuns() throws {
        let package = try makePackage(ended: [])
        #expect(package.unused(listed: [Self.test]) == [])

        try package.journal(ended: ["FixtureTests.Screens/other()"], used: [])
        try package.journal(ended: [Self.ended], used: [])

        #expect(package.unused(listed: [Self.test]) == [Self.old])
        #expect(try package.journals.count == 1)
    }

    @Test("if a test of XCTest ran to its end without it")
    func xctest() throws {
        let package = try makePackage()
        for name in ["testA.txt", "testA.old.txt"] {
            try package.write("", to: "Snapshots/FixtureTests/Legacy/\(name)")
            try package.age("Snapshots/FixtureTests/Legacy/\(name)")
        }
        let tests = [Self.test, "FixtureTests.Legacy/testA"]
        #expect(package.unused(listed: tests) == [Self.old])

        try package.journal(
            ended: ["FixtureTests.Legacy/testA"], used: ["Snapshots/FixtureTests/Legacy/testA.txt"], library: "xctest")

        #expect(package.unused(listed: tests) == ["Snapshots/FixtureTests/Legacy/testA.old.txt", Self.old])
    }

    @Test("but not if no test is listed, because then the listing has failed", arguments: [[], ["error: no module"]])
    func nothingListed(lines: [String]) throws {
        #expect(try makePackage().unused(listed: lines).isEmpty)
    }

    @Test("but not if a line of its module cannot be read")
    func unclear() throws {
        let package = try makePackage()
        try package.write("", to: "Snapshots/OtherTests/gone.txt")

        #expect(package.unused(listed: [Self.test, "FixtureTests.Strange"]) == ["Snapshots/OtherTests/gone.txt"])
    }

    @Test("but not if the test binary was built again, or is gone", arguments: ["another build", nil])
    func otherBinary(content: String?) throws {
        let package = try makePackage()
        #expect(package.unused(listed: [Self.test]) == [Self.old])

        if let content {
            try package.write(content, to: TemporaryPackage.binary)
        } else {
            try FileManager.default.removeItem(atPath: package.file(TemporaryPackage.binary))
        }

        let usage = package.store.snapshotUsage { [Self.test] }
        #expect(usage.unused.isEmpty)
        #expect(usage.unjudged == [Self.old, Self.list])
    }

    @Test(
        "but not if a source was written, added or removed after the run",
        arguments: ["Sources/A.swift", "Tests/New.swift", "Tests/FixtureTests/Cases/new.json"])
    func otherSources(path: String) throws {
        let package = try makePackage()

        try package.write("changed", to: path)

        #expect(package.unused(listed: [Self.test]) == [])
        try package.write("a source", to: "Sources/A.swift")
        try FileManager.default.removeItem(atPath: package.file("Sources/A.swift"))
        #expect(package.unused(listed: [Self.test]) == [])
    }

    @Test("but not if the tests were listed before a change, because the list may build them")
    func builtByList() throws {
        let package = try makePackage()

        let usage = try package.store.snapshotUsage {
            try package.write("another build", to: TemporaryPackage.binary)
            return [Self.test]
        }

        #expect(usage.unused.isEmpty)
    }

    @Test("but not if any valid journal used it: another library's or another build's")
    func usedElsewhere() throws {
        for (binary, library) in [(TemporaryPackage.binary, "xctest"), (".build/release", "swift-testing")] {
            let package = try makePackage()
            try package.journal(ended: [], used: [Self.old], binary: binary, library: library)
            #expect(package.unused(listed: [Self.test]) == [])
        }
    }

    @Test("but not if only one of several overloaded tests ran to its end")
    func overloaded() throws {
        let tests = ["\(Self.test)/Screens.swift:3:4", "\(Self.test)/Screens.swift:6:4"]

        #expect(try makePackage().unused(listed: tests) == [])
        #expect(try makePackage(ended: Set(tests)).unused(listed: tests) == [Self.old])
    }

    @Test("but not if it was written after the run")
    func newer() throws {
        let package = try makePackage()
        try package.age(Self.old, by: -60)

        let usage = package.store.snapshotUsage { [Self.test] }
        #expect(usage.unused.isEmpty && usage.unjudged.isEmpty)
    }

    @Test("but not if it lies in a folder of the package's own, for a suite of another platform")
    func ownFolderElsewhere() throws {
        let package = try makePackage()
        try package.write("", to: "Tests/Golden/FixtureTests/MacScreens/a.txt")
        try package.journal(
            ended: [Self.ended], used: ["Tests/Golden/FixtureTests/Screens/list.txt"], folders: ["Tests/Golden"])
        #expect(!package.unused(listed: [Self.test]).contains { $0.hasPrefix("Tests/Golden") })
    }

    @Test("but not if a journal cannot be read")
    func malformedJournal() throws {
        let package = try makePackage()
        for path in try package.journals { try package.write("{", to: path) }

        #expect(package.unused(listed: [Self.test]) == [])
    }

    /// Creates two snapshots and a newer journal of a run.
    func makePackage(ended: Set<String> = [ended], used: Set<String> = [list]) throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        try package.write("a source", to: "Sources/A.swift")
        for path in [Self.list, Self.old] {
            try package.write("", to: path)
            try package.age(path)
        }
        try package.journal(ended: ended, used: used)
        return package
    }
}
