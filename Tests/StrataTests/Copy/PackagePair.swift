import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

/// A package, and a second package to copy parts of the first into.
struct PackagePair {
    let source: TemporaryPackage
    let other: TemporaryPackage

    /// - Parameter files: The texts of the first package's files, by their paths.
    init(files: [String: String], otherManifest: String, sourceLocation: SourceLocation) throws {
        source = trackForLeaks(try TemporaryPackage(), sourceLocation: sourceLocation)
        other = trackForLeaks(try TemporaryPackage(), sourceLocation: sourceLocation)
        for (path, text) in files { try source.write(text, to: path) }
        try other.write(otherManifest, to: "Package.swift")
    }

    /// Copies parts of the first package with their tests.
    func copy(
        _ names: String..., into folder: String? = nil, upTo layer: String? = nil, hasTests: Bool = true,
        depend dependency: KitDependency? = nil, editsManifest: Bool = false, isDryRun: Bool = false
    ) throws -> Outcome {
        let copy = Copy(
            names: names, folder: folder ?? other.folder.path, highestLayer: layer, hasTests: hasTests,
            dependency: dependency, editsManifest: editsManifest, isDryRun: isDryRun)
        return try copy.run(in: .reading(source))
    }

    /// Returns an outcome's text, in which a fixed path replaces the temporary folder's path.
    func shown(_ outcome: Outcome) -> String {
        outcome.text.replacingOccurrences(
            of: other.folder.resolvingSymlinksInPath().path, with: "/packages/Other")
    }

    static let emptyManifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Other",
            targets: [
                .target(name: "Mine", path: "Mine")
            ]
        )

        """
}
