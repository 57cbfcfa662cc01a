import Foundation
import TestProcesses
import Testing

extension TemporaryPackage {
    /// Makes this an app of its own.
    ///
    /// - Parameter options: The options after the name.
    func makeApp(_ name: String, _ options: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await replaceFiles {
            // The tool wants to make the folder itself.
            try FileManager.default.removeItem(at: folder)
            try await strata(["new", "app", name, "--into", folder.path] + options, sourceLocation: sourceLocation)
        }
    }

    /// Expects that the sources have the format of this package's.
    func expectFormatted(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let lint = try await run("swift format lint --strict --recursive Package.swift Modules Tests")
        #expect(
            lint.ending == .exited(0) && lint.wholeText.isEmpty, "\(lint.wholeText)", sourceLocation: sourceLocation)
    }
}
