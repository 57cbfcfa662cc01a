import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A run's journal", .leakChecks)
struct RunJournalTests {
    @Test("A journal is replaced after the build or the sources have changed, and extended otherwise")
    func merged() throws {
        let package = try makePackage()
        func read() throws -> RunJournal? {
            try #require(package.journals.count == 1)
            return package.store.journals().first?.journal
        }

        try package.journal(ended: ["M.a()"], used: ["a"], tests: ["M.a()", "M.b()"])
        try package.journal(ended: ["M.b()"], used: ["b"])
        let both = try read()
        #expect(both?.ended == ["M.a()", "M.b()"] && both?.used == ["a", "b"] && both?.tests == ["M.a()", "M.b()"])

        try package.write("another build", to: TemporaryPackage.binary)
        try package.journal(ended: ["M.b()"], used: ["b"])
        #expect(try read()?.ended == ["M.b()"])
        #expect(try read()?.tests == nil)

        try package.write("", to: "Tests/New.swift")
        try package.journal(ended: ["M.c()"], used: ["c"])
        #expect(try read()?.used == ["c"])
    }

    @Test("Each testing library and each test binary has a separate journal")
    func separate() throws {
        let package = try makePackage()

        try package.journal(ended: [], used: [])
        try package.journal(ended: [], used: [], library: "xctest")
        try package.journal(ended: [], used: [], binary: ".build/release")

        let libraries = try package.journals.map { $0.split(separator: ".").dropLast().last ?? "" }
        #expect(libraries.sorted() == ["swift-testing", "swift-testing", "xctest"])
    }

    @Test("Several tasks can write one journal simultaneously without losing each other's entries")
    func concurrent() async throws {
        let package = try makePackage([TemporaryPackage.binary: "a build"])

        await withThrowingTaskGroup { group in
            for number in 0..<20 {
                group.addTask { try package.journal(ended: ["M.t\(number)()"], used: ["\(number)"]) }
            }
        }

        #expect(package.store.journals().first?.journal.ended.count == 20)
    }

    @Test("The fingerprint of the sources depends on sources, but not on snapshots, hidden files or logs")
    func fingerprint() throws {
        let package = try makePackage(["Sources/A.swift": "a"])
        let before = package.store.sourceFingerprint()

        let others = ["Snapshots/M/a.txt", ".build/a.o", "Sources/.hidden", "test.log"]
        for path in others { try package.write("", to: path) }
        #expect(package.store.sourceFingerprint() == before)
        try package.age("Sources/A.swift", by: 1)
        #expect(package.store.sourceFingerprint() != before)
        let nested = "Sources/Snapshots/A.swift"
        let aged = package.store.sourceFingerprint()
        try package.write("", to: nested)
        #expect(package.store.sourceFingerprint() != aged)
    }
}
