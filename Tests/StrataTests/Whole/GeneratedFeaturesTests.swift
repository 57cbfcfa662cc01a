import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("Generated features", .leakChecks, .slowest)
struct GeneratedFeaturesTests {
    private static let names = ["Notes", "ReadingList", "Recipes", "Errands", "Ideas", "WishList"]

    @Test("Generated features of all bindings pass their tests, and a copied feature passes them, too")
    func six() async throws {
        let package = try copyOfThisPackage()
        for (name, binding) in zip(Self.names, FeatureBinding.allCases) {
            let new = try await ChildProcess.run(
                BuiltProgram.url(named: "strata"),
                ["new", "feature", name, "--binding", binding.rawValue, "--in", package.folder.path])
            #expect(new.ending == .exited(0), "\(new.wholeText)")
        }

        let build = try await package.run("swift build --build-tests \(TemporaryPackage.quickly)")
        #expect(build.ending == .exited(0), "\(build.wholeText)")
        let layers = HousePackage.layers.map { "\($0)Tests" }
        let filter = (layers + ["DemoTests", "ArchitectureTests"]).joined(separator: "|")
        let test = try await package.run("swift test --skip-build --filter '\(filter)'")
        #expect(test.ending == .exited(0), "\(test.wholeText)")
        let lint = try await package.run("swift format lint --strict --recursive Package.swift Modules Tests")
        #expect(lint.ending == .exited(0) && lint.wholeText.isEmpty, "\(lint.wholeText)")

        let third = trackForLeaks(try TemporaryPackage())
        try await third.makeLibrary(copying: "ReadingList --with-tests", from: package.folder)
        try await third.expectPasses(tests: 5)
    }

    private func copyOfThisPackage() throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        for name in try FileManager.default.contentsOfDirectory(atPath: root.path)
        where ![".build", ".git", "Package.swift"].contains(name) {
            try FileManager.default.copyItem(atPath: root.appending(path: name).path, toPath: package.file(name))
        }
        try package.write(
            try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8), to: "Package.swift")
        return package
    }
}
