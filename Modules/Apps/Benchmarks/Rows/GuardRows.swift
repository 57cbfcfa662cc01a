import Foundation
import Processes

/// The time of a clean build of nine small modules, with and without LayerGuard.
var guardRows: [Benchmark] {
    [("guard.clean-build", true), ("guard.clean-build.without", false)].map { name, isGuarded in
        Benchmark(
            name: name, unit: "s", run: { try SmallPackage.secondsToBuild(isGuarded: isGuarded) }, warmUps: 0,
            repetitions: 3)
    }
}

private enum SmallPackage {
    /// Writes the package into a new folder, builds it and returns the time of the build.
    static func secondsToBuild(isGuarded: Bool) throws -> Double {
        let folder = FileManager.default.temporaryDirectory.appending(path: "guard-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(to: folder, isGuarded: isGuarded)
        var ending = ChildEnding.exited(0)
        let time = try ContinuousClock().measure {
            ending = try Child(
                ["swift", "build", "--package-path", folder.path],
                streams: .files(output: "/dev/null", error: "/dev/null")
            ).wait()
        }
        guard ending == .exited(0) else {
            throw BenchmarkError(
                description: "The small package could not be built: swift build ended with status \(ending.status)")
        }
        return time.seconds
    }

    private static func write(to folder: URL, isGuarded: Bool) throws {
        let kit = URL(filePath: #filePath).appending(path: "../../../../Kits/LayerGuard").standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: kit, to: folder.appending(path: "LayerGuard"))
        for index in 1...9 {
            let module = folder.appending(path: "Sources/Module\(index)")
            try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
            try Data("public struct Value\(index) { public init() {} }\n".utf8)
                .write(to: module.appending(path: "Value.swift"))
        }
        try Data(manifest(isGuarded: isGuarded).utf8).write(to: folder.appending(path: "Package.swift"))
    }

    private static func manifest(isGuarded: Bool) -> String {
        let modules = (1...9).map { index in
            let guarded = isGuarded && index == 9 ? #", plugins: ["LayerGuard"]"# : ""
            let dependencies = index > 1 ? "\"Module\(index - 1)\"" : ""
            return ".target(name: \"Module\(index)\", dependencies: [\(dependencies)]\(guarded)),"
        }
        let kit = #"""
            .executableTarget(name: "LayerGuardChecker", path: "LayerGuard/Checker"),
            .plugin(
                name: "LayerGuard", capability: .buildTool(), dependencies: ["LayerGuardChecker"],
                path: "LayerGuard/Plugin"),
            """#
        return """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Small",
                targets: [
                    \(modules.joined(separator: "\n"))
                    \(isGuarded ? kit : "")
                ])
            """
    }
}
