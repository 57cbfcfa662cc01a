import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("LayerGuard's table of system modules")
struct TableTests {
    @Test(
        "A target may import its row's modules; a test target without a row may import those in the row @tests",
        arguments: [
            ("View", "generic", "Observation", true), ("Terminal", "generic", "Musl", true),
            ("XCTSnapshotsTests", "test", "XCTest", true), ("Checks", "test", "Foundation", true),
            ("Checks", "test", "Testing", true), ("XCTSnapshotsTests", "test", "Testing", true),
            ("GreetingsTests", "test", "Testing", false),
        ])
    func legal(target: String, kind: String, module: String, hasTable: Bool) async throws {
        #expect(try await verdict(on: module, in: target, kind, hasTable).lines == [])
    }

    @Test(
        "The error for an illegal import names the row that lacks the module, or the line to add",
        arguments: [
            ("View", "generic", "Foundation", ":4 gives it (Observation)", true),
            ("Terminal", "generic", "Testing", ":5 gives it (Glibc, Musl, Darwin)", true),
            ("XCTSnapshotsTests", "test", "Foundation", ":6 gives it (XCTest)", true),
            ("Checks", "test", "XCTest", ":2 gives it (Foundation)", true),
            ("ChecksTests", "generic", "Testing", row("ChecksTests: Testing", in: ".layerguard"), true),
            ("Greetings", "generic", "Foundation", row("Greetings: Foundation", in: newTable), false),
            ("GreetingsTests", "test", "Foundation", row("@tests: Foundation", in: newTable), false),
            ("GreetingsTests", "test", "XCTest", row("@tests: XCTest", in: newTable), false),
        ])
    func illegal(target: String, kind: String, module: String, reason: String, hasTable: Bool) async throws {
        let verdict = try await verdict(on: module, in: target, kind, hasTable)
        let start = "Source.swift:1:8: error: \(target) may not import \(module); it may import what Package.swift"
        #expect(verdict.lines == ["\(start) gives it (nothing) and what .layerguard\(reason)"])
        #expect(verdict.ending == .exited(1))
    }

    private static let newTable = "a new file, .layerguard"

    private static func row(_ row: String, in table: String) -> String {
        " gives it (nothing); for a system module, add the line \"\(row)\" to \(table)"
    }

    @Test("LayerGuard's table names the targets that may re-export")
    func reexports() async throws {
        let source = ["Source.swift": Data("@_exported import B".utf8)]
        let table = "View: Observation # rows\n@reexporting: Kit , A"
        let legal = try await Verdict.of("A", declaring: ["B"], on: source, table: table)
        #expect(legal.lines == [])
        let illegal = try await Verdict.of("C", declaring: ["B"], on: source, table: table)
        #expect(illegal.lines.first?.hasSuffix("or add C to .layerguard:2") == true)
    }

    @Test("LayerGuard runs in each build if its table was missing during build planning", arguments: [false, true])
    func unwatched(isWatched: Bool) async throws {
        try await withTemporaryFolder { folder in
            let list = folder.appending(path: "Targets.txt")
            let facts = ["\(isWatched ? "table" : "unwatched-table") \(folder.path)/.layerguard", "target A"]
            let past = Date(timeIntervalSince1970: 1_000_000_000)
            let verdict = try await Verdict.of(facts, in: folder, listDate: past)
            #expect(verdict.ending == .exited(0))
            let date = try FileManager.default.attributesOfItem(atPath: list.path)[.modificationDate] as? Date
            #expect((date == past) == isWatched)
        }
    }

    private func verdict(on module: String, in target: String, _ kind: String, _ hasTable: Bool) async throws -> Verdict
    {
        try await Verdict.of(
            target, kind, declaring: [], on: ["Source.swift": Data("import \(module)".utf8)],
            table: hasTable ? Verdict.table : nil)
    }
}
