import Foundation
import TestProcesses
import Testing

/// A developer's package with the snapshot kits and the tests of the folder `Fixture`; the trait `.fixturePackage` builds
/// it once for a suite.
struct FixturePackage {
    @TaskLocal fileprivate static var built: TemporaryPackage?

    /// A link to SwiftPM's folder of built products.
    static let products = ".build/products"

    static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    static var current: TemporaryPackage {
        get throws { try #require(built, "the suite needs the trait .fixturePackage") }
    }

    fileprivate static func build() async throws -> TemporaryPackage {
        let package = try TemporaryPackage()
        try FileManager.default.removeItem(at: package.folder.appending(path: "Package.swift"))
        let fixture = root.appending(path: "Tests/TextSnapshotsTests/Fixture")
        for name in ["Package.swift", "Tests"] { try copy(fixture.appending(path: name), to: name, of: package) }
        for kit in ["SnapshotFiles", "TextSnapshots", "XCTSnapshots"] {
            try copy(root.appending(path: "Modules/Kits/\(kit)"), to: "Sources/\(kit)", of: package)
        }
        let build = try await package.run(
            "swift build --build-tests \(TemporaryPackage.quickly)"
                + #" && ln -s "$(swift build --show-bin-path)" \#(products)"#)
        try #require(build.ending == .exited(0), "\(build.wholeText)")
        return package
    }

    private static func copy(_ source: URL, to path: String, of package: TemporaryPackage) throws {
        let target = package.folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: source, to: target)
    }
}

/// A trait that builds the fixture's package for a suite.
struct FixturePackageTrait: SuiteTrait, TestScoping {
    @concurrent
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await FixturePackage.$built.withValue(FixturePackage.build()) { try await function() }
    }
}

extension Trait where Self == FixturePackageTrait {
    static var fixturePackage: Self { Self() }
}
