import Foundation
import TestProcesses
import Testing

extension TemporaryPackage {
    /// Replaces this package with a new library that SwiftPM makes, and copies parts of another package into it.
    ///
    /// - Returns: The number of files that were copied, without snapshots.
    @discardableResult
    func makeLibrary(copying arguments: String, from source: URL? = nil) async throws -> Int {
        var count = 0
        try await replaceFiles {
            let made = try await run("swift package init --type library --name Mine")
            #expect(made.ending == .exited(0), "\(made.wholeText)")
            count = try await copy(arguments, from: source)
        }
        return count
    }

    /// Copies parts of another package into this one, and edits this one's manifest.
    ///
    /// - Parameters:
    ///   - arguments: The names of features, kits and services, and options, separated by spaces.
    ///   - source: The folder of the package to copy from; this repository's by default.
    /// - Returns: The number of files that were copied, without snapshots.
    @discardableResult
    func copy(
        _ arguments: String, from source: URL? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Int {
        let before = try paths.filter { !$0.hasPrefix("Snapshots/") }.count
        try await strata(
            ["copy"] + arguments.split(separator: " ").map(String.init) + ["--into", folder.path, "--edit-manifest"],
            from: source, sourceLocation: sourceLocation)
        return try paths.filter { !$0.hasPrefix("Snapshots/") }.count - before
    }
}
