import Foundation
import PackagePlugin

/// A build plugin that runs the checker on a target's sources before the target is compiled.
///
/// Name it last in a target's `plugins:`, so that it reads what the others generate. What each target may import is in
/// Package.swift and in the table, a file called `.layerguard` beside it.
@main
struct LayerGuard: BuildToolPlugin {
    /// The tool, whose own target cannot be guarded: that would be a cycle.
    static let checker = "LayerGuardChecker"

    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let targets = [target] + context.package.productTargets(checkedWith: target)
        let list = context.pluginWorkDirectoryURL.appending(path: "LayerGuardTargets.txt")
        let table = context.package.directoryURL.appending(path: ".layerguard")
        // A missing input fails the build, so without a table the checker makes every build check again.
        let hasTable = FileManager.default.fileExists(atPath: table.path)
        let fact = "\(hasTable ? "table" : "unwatched-table") \(table.path)\n"
        try update(list, to: fact + targets.map(\.factsForChecker).joined())
        // Swift, because other outputs are resources, which come with a bundle and its source.
        let stamp = context.pluginWorkDirectoryURL.appending(path: "LayerGuardStamp.swift")
        return [
            .buildCommand(
                displayName: "Checking the imports of \(target.name)\(targets.count > 1 ? " and the products" : "")",
                executable: try context.tool(named: Self.checker).url, arguments: [list.path, stamp.path],
                inputFiles: [list] + (hasTable ? [table] : []) + targets.flatMap(\.swiftFiles), outputFiles: [stamp])
        ]
    }

    /// Writes a file only if its text changes, because a build checks again what is newer than its stamp.
    private func update(_ file: URL, to text: String) throws {
        let data = Data(text.utf8)
        guard (try? Data(contentsOf: file)) != data else { return }
        try data.write(to: file)
    }
}

extension SwiftSourceModuleTarget {
    /// The sources, and those that other plugins generate; a `.swift` file that is a resource is none.
    var swiftFiles: [URL] {
        sourceFiles.filter { $0.type == .source }.map(\.url)
            + pluginGeneratedSources.filter { $0.pathExtension == "swift" }
    }

    /// The lines about the target in the checker's list.
    fileprivate var factsForChecker: String {
        let modules = Set(dependencies.flatMap(\.modules)).sorted()
        let facts =
            ["target \(name)", "kind \(kind)"] + modules.map { "module \($0)" } + swiftFiles.map { "source \($0.path)" }
        return facts.map { "\($0)\n" }.joined()
    }
}

extension TargetDependency {
    fileprivate var modules: [String] {
        switch self {
        case .target(let target): target.modules
        case .product(let product): product.targets.flatMap(\.modules)
        @unknown default: []
        }
    }
}

extension Target {
    /// The target's module; none if it cannot be imported, such as a plugin.
    fileprivate var modules: [String] {
        switch self {
        case let target as any SourceModuleTarget: [target.moduleName]
        case is SystemLibraryTarget, is BinaryArtifactTarget: [name]
        default: []
        }
    }
}
