import Foundation
import TestProcesses
import Testing

extension TemporaryPackage {
    /// Replaces this package with a new app.
    ///
    /// - Parameter options: The options after the name.
    func makeApp(_ name: String, _ options: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await replaceFiles {
            // The tool creates the folder itself.
            try FileManager.default.removeItem(at: folder)
            try await strata(["new", "app", name, "--into", folder.path] + options, sourceLocation: sourceLocation)
        }
    }

    /// Expects that the sources have this repository's format.
    func expectFormatted(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let lint = try await run("swift format lint --strict --recursive Package.swift Modules Tests")
        #expect(
            lint.ending == .exited(0) && lint.wholeText.isEmpty, "\(lint.wholeText)", sourceLocation: sourceLocation)
    }
}
