import Foundation
import TestKit
import TestProcesses
import Testing

/// The output of the checker, which runs as a program because tests cannot link the code of a build tool.
struct Verdict {
    let ending: ProcessEnding
    /// The lines of the output, with the source's name in place of its path.
    let lines: [String]

    /// The illegal imports, each as `line:column module`.
    var breaches: [String] {
        lines.map { line in
            guard let match = line.firstMatch(of: /:(\d+:\d+): error: \w+ may not import (.+?);/) else { return line }
            return "\(match.1) \(match.2)"
        }
    }

    /// The default table of a check.
    static let table = """
        # System modules
        @tests: Foundation

        View: Observation
        Terminal: Glibc, Musl, Darwin
        XCTSnapshotsTests: XCTest
        """

    /// Checks a source of the target View, for which the table allows Observation.
    ///
    /// - Parameters:
    ///   - sources: All sources of a test, including `source`. They are checked in one run, because the checker takes
    ///     longer to start than to check a source.
    ///   - end: The text that is appended to each source.
    static func on(_ source: String, among sources: [String]? = nil, followedBy end: String = "") async throws
        -> Verdict
    {
        let sources = sources ?? [source]
        let name = "Source\(try #require(sources.firstIndex(of: source))).swift"
        let run = try await CheckerRuns.shared.run(on: sources.map { $0 + end })
        // Lines that name no source are kept, too: they say why the checker failed.
        let lines = run.lines.filter { $0.hasPrefix("\(name):") || !$0.hasPrefix("Source") }
        return Verdict(ending: run.ending, lines: lines.map { $0.replacing(name, with: "Source.swift") })
    }

    static func of(
        _ target: String, _ kind: String = "generic", declaring modules: [String], on sources: [String: Data],
        table: String? = table
    ) async throws -> Verdict {
        try await withTemporaryFolder { folder in
            try table.map { try Data($0.utf8).write(to: folder.appending(path: ".layerguard")) }
            for (name, source) in sources { try source.write(to: folder.appending(path: name)) }
            return try await of(target, kind, declaring: modules, on: sources.keys.sorted(), in: folder)
        }
    }

    static func of(
        _ target: String, _ kind: String = "generic", declaring modules: [String], on names: [String], in folder: URL
    ) async throws -> Verdict {
        let facts =
            ["table \(folder.path)/.layerguard", "target \(target)", "kind \(kind)"] + modules.map { "module \($0)" }
            + names.map { "source \(folder.appending(path: $0).path)" }
        return try await of(facts, in: folder)
    }

    /// Writes `facts`, such as `target A`, to a list, and runs the checker on the list.
    static func of(_ facts: [String], in folder: URL, listDate: Date? = nil) async throws -> Verdict {
        let list = folder.appending(path: "Targets.txt")
        try Data(facts.map { "\($0)\n" }.joined().utf8).write(to: list)
        if let listDate {
            try FileManager.default.setAttributes([.modificationDate: listDate], ofItemAtPath: list.path)
        }
        let arguments = [list.path, folder.appending(path: "Stamp.swift").path]
        // The plugin builds the checker before the tests; SwiftPM adds `-tool` to the checker's name.
        let checker = try BuiltProgram.url(named: "LayerGuardChecker-tool", "LayerGuardChecker")
        let child = try await ChildProcess.run(checker, arguments)
        let output = child.wholeText.replacingOccurrences(of: folder.path + "/", with: "")
        return Verdict(ending: child.ending, lines: output.split(separator: "\n").map(String.init))
    }
}
