import PackagePlugin

/// A build plugin that checks the imports of every Swift target of the package.
///
/// Name the plugin in one target, last in that target's `plugins:`, so that it reads the sources that other plugins
/// generate. Choose a target that every build includes and no product needs: then packages that depend on this package
/// build without the plugin. Package.swift, and the table `.layerguard` beside it, say what each target may import.
///
/// The plugin adds a source to the target that carries it. Therefore, that target cannot be an executable with
/// top-level code in a file other than main.swift.
///
/// SwiftPM tells a plugin only about the generated sources of the target that carries it. If another target has
/// generated sources, let that target carry the plugin, too; each carrier checks the whole package.
///
/// Let no further target carry it: SwiftPM starts a plugin once for each carrier, in every build. On Linux a start may,
/// rarely, crash SwiftPM (swiftlang/swift-corelibs-libdispatch#949, seen with Swift 6.3.1).
@main
struct LayerGuard: BuildToolPlugin {
    /// The name of the plugin's tool.
    ///
    /// The tool's own target cannot be guarded, because that target would then need itself.
    private static let checker = "LayerGuardChecker"

    func createBuildCommands(context: PluginContext, target carrier: any Target) async throws -> [Command] {
        let checker = try context.tool(named: Self.checker).url
        let others = context.package.targets.filter { $0.id != carrier.id && $0.name != Self.checker }
        return try ([carrier] + others).compactMap { $0 as? SwiftSourceModuleTarget }.map { target in
            try TargetCheck(of: target, in: context).command(running: checker)
        }
    }
}
