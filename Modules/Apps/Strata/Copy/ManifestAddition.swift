/// What another package's manifest needs for copied targets: lines in the style of this one.
nonisolated struct ManifestAddition {
    let targets: [ManifestEntry]
    let products: [ManifestEntry]
    /// The functions that the entries call and the other manifest lacks.
    let functions: [ManifestFunction]
    /// The rows for `.layerguard`.
    let rows: [String]
    /// The reasons that the lines cannot be written into the manifest; empty if they can.
    let obstacles: [String]

    init(for plan: CopyPlan, to other: PackageManifest) throws(CopyError) {
        let source = plan.package
        for target in plan.targets {
            guard let same = other.description.targets.first(where: { $0.name == target.name }) else { continue }
            guard same.path == target.path else {
                throw .otherTarget(target.name, path: same.path, expected: target.path)
            }
        }
        let known = Set(other.description.targets.map(\.name))
        let added = plan.targets.filter { !known.contains($0.name) }
        targets = added.compactMap { target in
            source.manifest.entry(of: target.name)?
                .keeping(in: "sees", target.dependencies.contains).keeping(in: "dependencies", target.dependencies.contains)
        }
        let names = Set(added.map(\.name))
        let knownProducts = Set(other.description.products.map(\.name))
        products = source.description.products
            .filter { !$0.targets.isEmpty && names.isSuperset(of: $0.targets) && !knownProducts.contains($0.name) }
            .compactMap { source.manifest.entry(ofProduct: $0.name) }
        let needed = ManifestFunction.needed(by: targets, among: source.manifest.functions)
        let present = ManifestFunction.all(in: other.text)
        functions = needed.filter { !present.contains($0) }
        rows = Self.rows(for: plan, to: other)
        obstacles = targets.isEmpty ? [] : Self.obstacles(functions, present, from: source, to: other)
    }

    /// Whether the other package has all of it.
    var isEmpty: Bool { targets.isEmpty && products.isEmpty && rows.isEmpty }

    /// Returns the rows that the other package's guard needs; none if it has no guard and gets none.
    private static func rows(for plan: CopyPlan, to other: PackageManifest) -> [String] {
        let plugins = (plan.targets + other.description.targets).filter { $0.kind == .plugin }
        guard !plugins.isEmpty else { return [] }
        let rows = GuardTable(ofPackageIn: plan.package.folder).rows
        let known = GuardTable(ofPackageIn: other.folder).rows
        let hasTests = plan.targets.contains { $0.kind == .test }
        let keys = (hasTests ? [GuardTable.tests] : []) + plan.targets.map(\.name)
        return keys.filter { known[$0] == nil }.compactMap { rows[$0] }
    }

    private static func obstacles(
        _ functions: [ManifestFunction], _ present: [ManifestFunction], from source: Package,
        to other: PackageManifest
    ) -> [String] {
        var obstacles: [String] = []
        if other.targets == nil {
            obstacles.append("the manifest has no list 'targets:' that can be read line by line")
        }
        let clashes = functions.filter { function in
            present.contains { $0.type == function.type && $0.name == function.name }
        }
        for clash in clashes {
            obstacles.append("its function \(clash.name) in an extension of \(clash.type) differs from the one needed")
        }
        if other.description.toolsVersion < source.description.toolsVersion {
            obstacles.append(
                """
                its tools version is \(other.description.toolsVersion); the lines need \
                \(source.description.toolsVersion)
                """)
        }
        return obstacles
    }
}
