import PackagePlugin

/// A target that a product contains, directly or as a dependency, carries no plugin: every build of a package that
/// depends on this one would run it, whichever product it uses. Such targets are checked together with another one.
extension Package {
    /// Returns the targets of all products if they are checked together with this one: the first by name of those that
    /// no product contains; a test target only if there is no other.
    func productTargets(checkedWith target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        let inProducts = Set(products.flatMap(\.targets).flatMap { [$0] + $0.recursiveTargetDependencies }.map(\.id))
        let targets = targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.name != LayerGuard.checker }
        let others = targets.filter { !inProducts.contains($0.id) && $0.kind != .macro }
        let first = others.min { ($0.kind == .test ? 1 : 0, $0.name) < ($1.kind == .test ? 1 : 0, $1.name) }
        return first?.id == target.id ? targets.filter { inProducts.contains($0.id) } : []
    }
}
