import Foundation
import TestKit
import TestProcesses
import Testing

@Suite(
    "A copied kit", .leakChecks,
    .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"))
struct CopiedKitTests {
    @Test("builds and passes its tests in an empty package, with nothing to do by hand", arguments: ["Shell"])
    func kit(name: String) async throws {
        let package = trackForLeaks(try TemporaryPackage())
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
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let copy = try await ChildProcess.run(
            BuiltProgram.url(named: "strata"), ["copy", name, "--into", package.folder.path, "--edit-manifest"],
            in: root)
        #expect(copy.ending == .exited(0), "\(copy.wholeText)")

        let test = try await ChildProcess.run(URL(filePath: "/usr/bin/env"), ["swift", "test"], in: package.folder)

        #expect(test.ending == .exited(0), "\(test.wholeText)")
        #expect(!test.wholeText.contains("warning:"), "\(test.wholeText)")
        let run = try #require(test.wholeText.firstMatch(of: /Test run with (\d+) tests? .* passed/))
        #expect(Int(run.1) ?? 0 > 10, "\(test.wholeText)")
    }
}
