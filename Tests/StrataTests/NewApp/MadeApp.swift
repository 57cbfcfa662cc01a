import Foundation
import TestKit
import TestProcesses
import Testing

/// An app that `strata new app` has made.
struct MadeApp {
    /// The folder of this package.
    static let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path

    /// The program's name.
    let program: String
    let folder: URL

    /// Makes an app, in the place of another one, whose build is kept.
    ///
    /// - Parameter options: The options after the name.
    init(_ name: String, _ options: [String], in place: TemporaryFolder) async throws {
        let (files, build) = (FileManager.default, place.path(of: "build"))
        folder = URL(filePath: place.path(of: "app"), directoryHint: .isDirectory)
        program = name.lowercased()
        if files.fileExists(atPath: folder.path) {
            try files.moveItem(atPath: folder.appending(path: ".build").path, toPath: build)
            try files.removeItem(at: folder)
        }
        let made = try await ChildProcess.run(
            BuiltProgram.url(named: "strata"), ["new", "app", name, "--into", folder.path] + options,
            in: URL(filePath: Self.checkout, directoryHint: .isDirectory))
        #expect(made.ending == .exited(0), "\(made.wholeText)")
        if files.fileExists(atPath: build) {
            try files.moveItem(atPath: build, toPath: folder.appending(path: ".build").path)
        }
    }

    /// Runs a command in its folder.
    func run(_ command: String...) async throws -> ChildProcess {
        try await ChildProcess.run(URL(filePath: "/usr/bin/env"), command, in: folder)
    }

    /// Expects that it is formatted, builds without warnings and passes its tests.
    func expectPasses(tests count: Int) async throws {
        let lint = try await run(
            "swift", "format", "lint", "--strict", "--recursive", "Package.swift", "Modules", "Tests")
        #expect(lint.ending == .exited(0) && lint.wholeText.isEmpty, "\(lint.wholeText)")
        let test = try await run("swift", "test")
        #expect(test.ending == .exited(0), "\(test.wholeText)")
        #expect(!test.wholeText.contains("warning:"), "\(test.wholeText)")
        let run = try #require(test.wholeText.firstMatch(of: /Test run with (\d+) tests? .* passed/))
        #expect(Int(run.1) ?? 0 >= count, "\(test.wholeText)")
    }
}
