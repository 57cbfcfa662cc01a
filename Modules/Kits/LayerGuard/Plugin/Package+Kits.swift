import PackagePlugin

/// A kit is a target that a library product contains, directly or as a dependency. It carries no plugin: every build of
/// a package that uses it would run the plugin again. It is checked with a target of this package that uses it.
extension Package {
    /// Returns the kits that are checked together with a target, which is the first by name of those that use the kit;
    /// a test target only if no other target uses it.
    func kits(checkedBy target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        let kits = kits
        let names = Set(kits.map(\.name))
        let users = targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { !names.contains($0.name) }
            .sorted { ($0.kind == .test ? 1 : 0, $0.name) < ($1.kind == .test ? 1 : 0, $1.name) }
        return kits.filter { kit in
            users.first { $0.recursiveTargetDependencies.contains { $0.id == kit.id } }?.id == target.id
        }
    }

    private var kits: [SwiftSourceModuleTarget] {
        let products = products.compactMap { $0 as? LibraryProduct }
        let all = products.flatMap(\.targets).flatMap { [$0] + $0.recursiveTargetDependencies }
        let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
        return targets.filter { byName[$0.name]?.id == $0.id }.compactMap { $0 as? SwiftSourceModuleTarget }
    }
}
