import Foundation
import PackagePlugin

/// A build plugin that runs the checker on a target's imports before the target is compiled.
@main
struct LayerGuard: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let sources = target.sourceFiles(withSuffix: ".swift").map(\.url)
        // Swift, because any other kind of output would give the target a resource bundle.
        let stamp = context.pluginWorkDirectoryURL.appending(path: "LayerGuardStamp.swift")
        let modules = Set(target.dependencies.flatMap(modules(of:))).sorted()
        return [
            .buildCommand(
                displayName: "Checking the imports of \(target.moduleName)",
                executable: try context.tool(named: "LayerGuardChecker").url,
                arguments: [target.name, stamp.path] + modules + ["--"] + sources.map(\.path),
                inputFiles: sources, outputFiles: [stamp])
        ]
    }

    private func modules(of dependency: TargetDependency) -> [String] {
        switch dependency {
        case .target(let target): module(of: target)
        case .product(let product): product.targets.flatMap(module(of:))
        @unknown default: []
        }
    }

    /// Returns the module of a target; none if it cannot be imported, such as a plugin.
    private func module(of target: any Target) -> [String] {
        switch target {
        case let target as any SourceModuleTarget: [target.moduleName]
        case is SystemLibraryTarget, is BinaryArtifactTarget: [target.name]
        default: []
        }
    }
}
