import Foundation
import PackagePlugin

/// The check of one target, which runs when the target's sources or dependencies, or the table, have changed.
struct TargetCheck {
    private let target: SwiftSourceModuleTarget
    private let table: URL
    private let folder: URL

    init(of target: SwiftSourceModuleTarget, in context: PluginContext) {
        self.target = target
        table = context.package.directoryURL.appending(path: ".layerguard")
        folder = context.pluginWorkDirectoryURL
    }

    func command(running checker: URL) throws -> Command {
        let list = folder.appending(path: "\(target.name).txt")
        // A missing table cannot be an input: the build would fail. The checker makes every build check again instead.
        let hasTable = FileManager.default.fileExists(atPath: table.path)
        try update(list, to: facts(hasTable: hasTable).map { "\($0)\n" }.joined())
        // The stamp is a Swift file: any other output is a resource, for which SwiftPM adds a bundle and a source.
        let stamp = folder.appending(path: "LayerGuard+\(target.name).swift")
        return .buildCommand(
            displayName: "Checking the imports of \(target.name)", executable: checker,
            arguments: [list.path, stamp.path], inputFiles: [list] + (hasTable ? [table] : []) + target.swiftFiles,
            outputFiles: [stamp])
    }

    /// The lines of the checker's list.
    private func facts(hasTable: Bool) -> [String] {
        let key = hasTable ? "table" : "unwatched-table"
        let modules = Set(target.dependencies.flatMap(\.modules)).sorted()
        let facts = ["\(key) \(table.path)", "target \(target.name)", "kind \(target.kind)"]
        return facts + modules.map { "module \($0)" } + target.swiftFiles.map { "source \($0.path)" }
    }

    /// Writes a file only if its text changes, because a build repeats every check whose inputs are newer than its
    /// stamp.
    private func update(_ file: URL, to text: String) throws {
        let data = Data(text.utf8)
        guard (try? Data(contentsOf: file)) != data else { return }
        try data.write(to: file)
    }
}

extension SwiftSourceModuleTarget {
    /// The sources, including those that other plugins generate, but without `.swift` files that are resources.
    fileprivate var swiftFiles: [URL] {
        sourceFiles.filter { $0.type == .source }.map(\.url)
            + pluginGeneratedSources.filter { $0.pathExtension == "swift" }
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
    /// The target's module; none for a target that cannot be imported, such as a plugin.
    fileprivate var modules: [String] {
        switch self {
        case let target as any SourceModuleTarget: [target.moduleName]
        case is SystemLibraryTarget, is BinaryArtifactTarget: [name]
        default: []
        }
    }
}
