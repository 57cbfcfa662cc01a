import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("The package and its guard")
struct PackageTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    @Test("All Swift targets are guarded, except the guard's own two; kits are checked with a target that uses them")
    func everyTargetIsGuarded() async throws {
        let manifest = try await GuardedManifest.ofPackage(at: Self.root)
        let kits = manifest.reach(of: manifest.products.filter(\.isLibrary).flatMap(\.targets))
        let swift = manifest.targets.filter { $0.holdsSwift(below: Self.root) }

        let unguarded = swift.filter { !$0.isGuarded && !kits.contains($0.name) }.map(\.name)
        #expect(unguarded.sorted() == ["LayerGuard", "LayerGuardChecker"])
        #expect(swift.filter { $0.isGuarded && kits.contains($0.name) }.map(\.name) == [])
        for kit in kits {
            let isChecked = manifest.targets.contains { $0.isGuarded && manifest.reach(of: [$0.name]).contains(kit) }
            #expect(isChecked, "no target checks the imports of \(kit)")
        }
        #expect(kits.contains("SnapshotFiles"))
        #expect(swift.contains { $0.name == "View" && $0.isGuarded })
    }

    @Test(
        "A package with a copy of the kit is checked as this one",
        .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"))
    func copiedKit() async throws {
        try await withTemporaryFolder { folder in
            let package = try GuardedPackage(in: folder)
            let source = "Sources/A/A.swift"
            let legal = "import B\nimport Inner\nimport Kit\n"

            // A dependency's dependency, in any branch.
            try package.write("import B\nimport C\n", to: source)
            try await package.expectFailure(of: "A", at: "\(source):2:8")
            try package.write("import B\n#if canImport(C)\nimport C\n#endif\n", to: source)
            try await package.expectFailure(of: "A", at: "\(source):3:8")

            // Another plugin's source.
            try package.write(legal, to: source)
            try package.write("import C\n", to: "Template.txt")
            try await package.expectFailure(of: "A", at: "Generated.swift:1:8")
            try package.write("import B\n", to: "Template.txt")

            // A kit that A and B use: once.
            try package.write("import C\n", to: "Sources/Kit/Kit.swift")
            try await package.expectFailure(of: "Kit", at: "Sources/Kit/Kit.swift:1:8")
            try package.write("", to: "Sources/Kit/Kit.swift")

            let build = try await package.build()
            #expect(build.ending == .exited(0), "\(build.wholeText)")
            let again = try await package.build()
            #expect(!again.wholeText.contains("Compiling A"), "\(again.wholeText)")
        }
    }

    @Test(
        "A package that uses a kit runs no guard",
        .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"))
    func dependent() async throws {
        try await withTemporaryFolder { folder in
            let package = try GuardedPackage(in: folder)
            let build = try await package.buildOfDependent()
            #expect(build.ending == .exited(0), "\(build.wholeText)")
            #expect(!build.wholeText.contains("LayerGuard"), "\(build.wholeText)")
        }
    }
}
