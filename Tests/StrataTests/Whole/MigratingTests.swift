import Foundation
import TestKit
import TestProcesses
import Testing

/// The patches that split the massive view, applied to a copy of this package.
@Suite("The steps in Documentation/Migrating.md", .leakChecks)
struct MigratingTests {
    private static let example = "Documentation/Examples/MassiveProfile"
    private static let copied = [
        ".layerguard", "Modules", example, "Tests/CoordinatorTests/Whole/MassiveProfileViewTests.swift",
        "Tests/CoordinatorTests/Profile/ProfileHarness.swift", "Tests/TestLoopback", "Tests/TestScreens",
        "Tests/TestDoubles",
    ]
    /// Removes the targets that the profile's tests do not need, because building them would only take time.
    private static let trimming = """

        let needed = package.targets.first { $0.name == "CoordinatorTests" }.map { "\\($0.dependencies)" } ?? ""
        let others = ["CoordinatorTests", "SnapshotFiles", "Format", "LayerGuard", "LayerGuardChecker"]
        package.targets.removeAll { !needed.contains("\\"\\($0.name)\\"") && !others.contains($0.name) }
        package.products = []
        """

    private let package: TemporaryPackage

    init() throws {
        package = trackForLeaks(try TemporaryPackage())
        let (files, checkout) = (FileManager.default, TemporaryPackage.checkout)
        for path in Self.copied {
            try package.makeFolder(URL(filePath: path).deletingLastPathComponent().relativePath)
            try files.copyItem(at: checkout.appending(path: path), to: package.folder.appending(path: path))
        }
        let manifest = try String(contentsOf: checkout.appending(path: "Package.swift"), encoding: .utf8)
        try package.write(manifest + Self.trimming, to: "Package.swift")
    }

    @Test("The patches of Migrating.md apply to the present files, one after the other")
    func fit() async throws { try await forEachStep { _ in } }

    @Test("After each step of Migrating.md, the tests pass; the final view cannot import the interactor", .compiling)
    func tests() async throws {
        try await package.expectPasses(tests: 1)
        try await forEachStep { number in try await package.expectPasses(tests: number + 1) }
        let view = "\(Self.example)/View/ProfileView.swift"
        try package.write("import SplitInteractor\n" + package.text(of: view), to: view)
        let build = try await package.run("swift build \(TemporaryPackage.quickly)")
        #expect(build.wholeText.contains("error: SplitView may not import SplitInteractor"), "\(build.wholeText)")
    }

    private func forEachStep(_ check: (_ number: Int) async throws -> Void) async throws {
        let steps = try FileManager.default.contentsOfDirectory(atPath: package.file("\(Self.example)/Steps"))
        for (number, name) in steps.sorted().enumerated() {
            let applied = try await package.run("git apply '\(Self.example)/Steps/\(name)'")
            try #require(applied.ending == .exited(0), "\(name): \(applied.wholeText)")
            try await check(number + 1)
        }
    }
}
