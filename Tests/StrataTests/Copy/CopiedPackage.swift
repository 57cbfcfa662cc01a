import Foundation
import TestKit
import TestProcesses
import Testing

/// Whether tests that build packages run.
let isSlow = ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] != nil
/// Whether those run, too, that take too long for each change.
let isWhole = ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "all"

/// An empty package that parts of another one were copied into.
struct CopiedPackage {
    private let package: TemporaryPackage

    /// - Parameters:
    ///   - names: The names of features, kits and services, with blanks between them.
    ///   - source: The folder of the package that they are copied from; this one by default.
    init(of names: String, from source: URL? = nil, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        package = trackForLeaks(try TemporaryPackage(), sourceLocation: sourceLocation)
        try package.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Copied",
                targets: [
                ]
            )

            """, to: "Package.swift")
        let root = source ?? URL(filePath: #filePath).appending(path: "../../../..").standardized
        let copy = try await ChildProcess.run(
            BuiltProgram.url(named: "strata"),
            ["copy"] + names.split(separator: " ").map(String.init)
                + ["--into", package.folder.path, "--edit-manifest"], in: root)
        #expect(copy.ending == .exited(0), "\(copy.wholeText)", sourceLocation: sourceLocation)
    }

    var manifest: String {
        get throws { try package.text(of: "Package.swift") }
    }

    /// Expects that the package builds without a warning, and that at least so many tests pass.
    func expectPassed(tests: Int, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let test = try await package.run("swift test")
        #expect(test.ending == .exited(0), "\(test.wholeText)", sourceLocation: sourceLocation)
        #expect(!test.wholeText.contains("warning:"), "\(test.wholeText)", sourceLocation: sourceLocation)
        let run = try #require(
            test.wholeText.firstMatch(of: /Test run with (\d+) tests? .* passed/), "\(test.wholeText)",
            sourceLocation: sourceLocation)
        #expect(Int(run.1) ?? 0 >= tests, "\(test.wholeText)", sourceLocation: sourceLocation)
    }
}
