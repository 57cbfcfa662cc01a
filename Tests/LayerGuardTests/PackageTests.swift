import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("The package and its guard")
struct PackageTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    @Test("All Swift targets are guarded, except the guard's own two")
    func everyTargetIsGuarded() async throws {
        let targets = try await withTemporaryFolder { folder in
            // A separate folder, because the one of the running tests may be locked.
            let child = try await ChildProcess.swift(
                "package", "--package-path", Self.root.path, "--scratch-path", folder.path, "dump-package")
            return try JSONDecoder().decode(Manifest.self, from: child.output).targets
        }
        let unguarded = targets.filter { !$0.isGuarded && $0.holdsSwift(below: Self.root) }.map(\.name)
        #expect(unguarded.sorted() == ["LayerGuard", "LayerGuardChecker"])
        #expect(targets.contains { $0.name == "View" })
    }

    private struct Manifest: Decodable {
        let targets: [Target]

        struct Target: Decodable {
            let name: String
            let path: String
            let pluginUsages: [PluginUsage]?

            var isGuarded: Bool { pluginUsages?.contains { $0.plugin.contains("LayerGuard") } ?? false }

            func holdsSwift(below root: URL) -> Bool {
                let files = FileManager.default.enumerator(atPath: root.appending(path: path).path)
                return files?.contains { ($0 as? String)?.hasSuffix(".swift") ?? false } ?? false
            }
        }

        struct PluginUsage: Decodable {
            let plugin: [String?]
        }
    }

    @Test(
        "A package with a copy of the kit cannot import a dependency's dependency",
        .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"))
    func copiedKit() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.copyItem(
                at: Self.root.appending(path: "Modules/Kits/LayerGuard"), to: folder.appending(path: "LayerGuard"))
            for (path, text) in Self.tinyPackage { try write(text, to: folder.appending(path: path)) }
            let source = folder.appending(path: "Sources/A/A.swift")

            try write("import B\nimport C\n", to: source)
            try await expectFailure(in: folder, at: "Sources/A/A.swift:2:8")

            try write("import B\n#if canImport(C)\nimport C\n#endif\n", to: source)
            try await expectFailure(in: folder, at: "Sources/A/A.swift:3:8")

            try write("import B\nimport Inner\n", to: source)
            let child = try await ChildProcess.swift("build", "--package-path", folder.path)
            #expect(child.ending == .exited(0), "\(child.wholeText)")
        }
    }

    private func expectFailure(
        in folder: URL, at place: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let child = try await ChildProcess.swift("build", "--package-path", folder.path)
        let expected = """
            /\(place): error: A may not import C; it may import what Package.swift gives it (B, Inner) and what \
            SystemModules.swift gives it (nothing)
            """
        #expect(child.ending == .exited(1), sourceLocation: sourceLocation)
        #expect(child.wholeText.contains(expected), "\(child.wholeText)", sourceLocation: sourceLocation)
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// A declares B and a product of another package; B declares C.
    private static let tinyPackage = [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Tiny",
            dependencies: [.package(path: "Other")],
            targets: [
                .target(
                    name: "A", dependencies: ["B", .product(name: "Outer", package: "Other")], plugins: ["LayerGuard"]),
                .target(name: "B", dependencies: ["C"], plugins: ["LayerGuard"]),
                .target(name: "C", plugins: ["LayerGuard"]),
                .executableTarget(name: "LayerGuardChecker", path: "LayerGuard/Checker"),
                .plugin(
                    name: "LayerGuard", capability: .buildTool(), dependencies: ["LayerGuardChecker"],
                    path: "LayerGuard/Plugin"),
            ])
        """,
        "Sources/B/B.swift": "import C\n",
        "Sources/C/C.swift": "",
        "Other/Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Other", products: [.library(name: "Outer", targets: ["Inner"])], targets: [.target(name: "Inner")])
        """,
        "Other/Sources/Inner/Inner.swift": "",
    ]
}

extension ChildProcess {
    fileprivate static func swift(_ arguments: String...) async throws -> ChildProcess {
        try await run(URL(filePath: "/usr/bin/env"), ["swift"] + arguments)
    }
}
