import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("The table of system modules")
struct TableTests {
    @Test(
        "gives a target the modules of its row, and a test target without a row those of all tests",
        arguments: [
            ("View", "generic", "Observation"), ("Terminal", "generic", "Musl"),
            ("XCTSnapshotsTests", "test", "XCTest"),
            ("Checks", "test", "Foundation"), ("Checks", "test", "Testing"), ("XCTSnapshotsTests", "test", "Testing"),
        ])
    func legal(target: String, kind: String, module: String) async throws {
        #expect(try await verdict(on: module, in: target, kind).lines == [])
    }

    @Test(
        "is named with the row that does not give a module",
        arguments: [
            ("View", "generic", "Foundation", ".layerguard:4 gives it (Observation)"),
            ("Terminal", "generic", "Testing", ".layerguard:5 gives it (Glibc, Musl, Darwin)"),
            ("XCTSnapshotsTests", "test", "Foundation", ".layerguard:6 gives it (XCTest)"),
            ("Checks", "test", "XCTest", ".layerguard:2 gives it (Foundation)"),
            (
                "ChecksTests", "generic", "Testing",
                """
                .layerguard gives it (nothing); for a system module, add the line "ChecksTests: Testing" to .layerguard
                """
            ),
        ])
    func illegal(target: String, kind: String, module: String, reason: String) async throws {
        try await expectRefusal(of: module, in: target, kind, table: Verdict.table, reason)
    }

    @Test(
        "is empty if there is no file, which the first error asks for",
        arguments: [
            ("Greetings", "generic", "Foundation", "Greetings: Foundation"),
            ("GreetingsTests", "test", "Foundation", "@tests: Foundation"),
            ("GreetingsTests", "test", "XCTest", "@tests: XCTest"),
        ])
    func missing(target: String, kind: String, module: String, line: String) async throws {
        let reason =
            ".layerguard gives it (nothing); for a system module, add the line \"\(line)\" to a new file, .layerguard"
        try await expectRefusal(of: module, in: target, kind, table: nil, reason)
        #expect(try await verdict(on: "Testing", in: "GreetingsTests", "test", table: nil).lines == [])
    }

    @Test("names the targets that may re-export")
    func reexports() async throws {
        let source = ["Source.swift": Data("@_exported import B".utf8)]
        let table = "View: Observation # rows\n@reexporting: Kit , A"
        let legal = try await Verdict.of("A", declaring: ["B"], on: source, table: table)
        #expect(legal.lines == [])
        let illegal = try await Verdict.of("C", declaring: ["B"], on: source, table: table)
        #expect(illegal.lines.first?.hasSuffix("or add C to .layerguard:2") == true)
    }

    @Test("makes every build check again if it was missing when the build was planned", arguments: [false, true])
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

    private func verdict(
        on module: String, in target: String, _ kind: String, table: String? = Verdict.table
    ) async throws -> Verdict {
        try await Verdict.of(
            target, kind, declaring: [], on: ["Source.swift": Data("import \(module)".utf8)], table: table)
    }

    private func expectRefusal(
        of module: String, in target: String, _ kind: String, table: String?, _ reason: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let start =
            "Source.swift:1:8: error: \(target) may not import \(module); it may import what Package.swift gives it"
        let verdict = try await verdict(on: module, in: target, kind, table: table)
        #expect(verdict.lines == ["\(start) (nothing) and what \(reason)"], sourceLocation: sourceLocation)
        #expect(verdict.ending == .exited(1), sourceLocation: sourceLocation)
    }
}
