import Foundation
import TestProcesses
import Testing

/// A package with a copy of LayerGuard, which is a plugin of target A.
///
/// A depends on B, Kit and a product of another package; B depends on C and Kit.
struct GuardedPackage {
    private let folder: URL

    init(in folder: URL) throws {
        self.folder = folder
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        try FileManager.default.copyItem(
            at: root.appending(path: "Modules/Kits/LayerGuard"), to: folder.appending(path: "LayerGuard"))
        for (path, text) in Self.files { try write(text, to: path) }
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func build() async throws -> ChildProcess {
        try await ChildProcess.swift("build", "--package-path", folder.path)
    }

    /// Builds another package, which uses this package's library Kit.
    func buildOfDependent() async throws -> ChildProcess {
        try await ChildProcess.swift("build", "--package-path", folder.appending(path: "Dependent").path)
    }

    /// Expects that the build fails with exactly one error about the target's import of the module.
    func expectFailure(
        of target: String, at place: String, module: String = "C", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let child = try await build()
        let error = "/\(place): error: \(target) may not import \(module); it may import what Package.swift gives it ("
        #expect(child.ending == .exited(1), sourceLocation: sourceLocation)
        #expect(
            child.wholeText.components(separatedBy: error).count == 2, "\(child.wholeText)",
            sourceLocation: sourceLocation)
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Tiny",
            products: [
                .library(name: "Kit", targets: ["Kit"]), .executable(name: "app", targets: ["App"]),
            ],
            dependencies: [.package(path: "Other")],
            targets: [
                .target(
                    name: "A", dependencies: ["B", "Kit", .product(name: "Outer", package: "Other")],
                    resources: [.copy("Example.swift")], plugins: ["Generator", "LayerGuard"]),
                .target(name: "B", dependencies: ["C", "Kit"]),
                .target(name: "C"),
                .testTarget(name: "BTests", dependencies: ["B"]),
                .target(name: "Kit"),
                .executableTarget(name: "App"),
                .executableTarget(name: "LayerGuardChecker", path: "LayerGuard/Checker"),
                .plugin(
                    name: "LayerGuard", capability: .buildTool(), dependencies: ["LayerGuardChecker"],
                    path: "LayerGuard/Plugin"),
                .plugin(name: "Generator", capability: .buildTool()),
            ])
        """,
        "Sources/A/A.swift": "",
        // A resource, which LayerGuard does not read.
        "Sources/A/Example.swift": "import C\n",
        "Sources/B/B.swift": "import C\n",
        "Sources/C/C.swift": "",
        "Sources/Kit/Kit.swift": "",
        "Tests/BTests/BTests.swift": "",
        // Top-level code, which is legal only because the target has a single file.
        "Sources/App/App.swift": "print(1)\n",
        "Template.txt": "",
        "Plugins/Generator/Generator.swift": """
        import Foundation
        import PackagePlugin

        @main
        struct Generator: BuildToolPlugin {
            func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
                let template = context.package.directoryURL.appending(path: "Template.txt")
                let source = context.pluginWorkDirectoryURL.appending(path: "Generated.swift")
                return [
                    .buildCommand(
                        displayName: "Generating", executable: URL(filePath: "/bin/cp"),
                        arguments: [template.path, source.path], inputFiles: [template], outputFiles: [source])
                ]
            }
        }
        """,
        "Other/Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Other", products: [.library(name: "Outer", targets: ["Inner"])], targets: [.target(name: "Inner")])
        """,
        "Other/Sources/Inner/Inner.swift": "",
        "Dependent/Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Dependent",
            dependencies: [.package(name: "Tiny", path: "..")],
            targets: [.target(name: "User", dependencies: [.product(name: "Kit", package: "Tiny")])])
        """,
        "Dependent/Sources/User/User.swift": "import Kit\n",
    ]
}

extension ChildProcess {
    fileprivate static func swift(_ arguments: String...) async throws -> ChildProcess {
        try await run(URL(filePath: "/usr/bin/env"), ["swift"] + arguments)
    }
}
