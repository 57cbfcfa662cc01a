import PackagePlugin

/// A build plugin that checks the imports of every Swift target of the package.
///
/// Name it in one target, last in that target's `plugins:`, so that it reads what the others generate. Take a target
/// that every build includes and no product needs: then packages that depend on this one build without it. What each
/// target may import is in Package.swift and in the table, a file called `.layerguard` beside it.
///
/// The plugin adds a source to the target that carries it. So that target cannot be an executable with top-level code
/// in a file other than main.swift.
///
/// SwiftPM tells a plugin only about the generated sources of the target that carries it. If another target has some,
/// let it carry the plugin, too; each carrier checks the whole package.
///
/// Other targets do not carry it: SwiftPM starts a plugin once for each carrier, in every build. On Linux a start may,
/// rarely, crash SwiftPM (swiftlang/swift-corelibs-libdispatch#949, seen with Swift 6.3.1).
@main
struct LayerGuard: BuildToolPlugin {
    /// The tool.
    ///
    /// Its own target cannot be guarded, because that would be a cycle.
    private static let checker = "LayerGuardChecker"

    func createBuildCommands(context: PluginContext, target carrier: any Target) async throws -> [Command] {
        let checker = try context.tool(named: Self.checker).url
        let others = context.package.targets.filter { $0.id != carrier.id && $0.name != Self.checker }
        return try ([carrier] + others).compactMap { $0 as? SwiftSourceModuleTarget }.map { target in
            try TargetCheck(of: target, in: context).command(running: checker)
        }
    }
}
