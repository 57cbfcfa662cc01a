import Foundation
import TestProcesses
import Testing

extension TemporaryPackage {
    /// Makes this an empty package, and copies parts of another one into it.
    ///
    /// - Parameters:
    ///   - names: The names of features, kits and services, with blanks between them.
    ///   - source: The folder of the package that they are copied from; this one by default.
    func copy(_ names: String, from source: URL? = nil, sourceLocation: SourceLocation = #_sourceLocation) async throws
    {
        try await replaceFiles {
            try write(
                """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "Copied",
                    targets: [
                    ]
                )

                """, to: "Package.swift")
            try await strata(
                ["copy"] + names.split(separator: " ").map(String.init) + ["--into", folder.path, "--edit-manifest"],
                from: source, sourceLocation: sourceLocation)
        }
    }
}
