import Foundation

/// The lines that another package's manifest needs for copied targets, in the style of this package's manifest.
nonisolated struct ManifestAddition {
    let targets: [ManifestEntry]
    /// The dependencies that targets of the other manifest lack.
    let dependencies: [MissingDependencies]
    /// The platforms; empty if the other manifest names platforms already.
    let platforms: [ManifestEntry]
    /// The package that provides the kits; nil if none is needed, or if the other manifest has it already.
    let package: ManifestEntry?
    /// The programs of a new app.
    var programs: [ManifestEntry]
    /// The functions that the entries call and the other manifest lacks.
    let functions: [ManifestFunction]
    /// The rows for `.layerguard`.
    let rows: [String]
    /// The reasons why the lines cannot be written into the manifest; empty if they can.
    let obstacles: [String]

    /// Whether there is nothing to add.
    var isEmpty: Bool { targets.isEmpty && dependencies.isEmpty && package == nil && programs.isEmpty && rows.isEmpty }
}

nonisolated extension ManifestAddition {
    init(for plan: CopyPlan, to other: PackageManifest) throws(CopyError) {
        let source = plan.package
        for target in plan.targets {
            guard let same = other.description.targets.first(where: { $0.name == target.name }) else { continue }
            guard same.path == target.path else {
                throw .otherTarget(target.name, path: same.path, expected: target.path)
            }
        }
        let known = Set(other.description.targets.map(\.name))
        let isDepending = plan.request.dependency != nil
        let own = known.intersection(isDepending ? source.libraries.union(["Strata"]) : [])
        guard own.isEmpty else { throw .conflictingTargets(own.sorted()) }
        let products = Set(other.description.targets.flatMap(\.dependencies)).subtracting(known)
        let copied = products.intersection(plan.targets.map(\.name))
        guard copied.isDisjoint(with: source.libraries) else { throw .dependsOnKits(copied.sorted()) }
        let added = plan.targets.filter { !known.contains($0.name) }
        targets = added.compactMap { target in
            guard let entry = source.manifest.entry(of: target.name)?.entry else { return nil }
            // The entries' comments are about this package as a whole, so only a new app gets them.
            let bare = ManifestEntry(comments: plan.request.isNewApp ? entry.comments : [], text: entry.text)
            return ["sees", "dependencies", "plugins"].reduce(bare) { entry, label in
                entry.mapping(in: label) { target.dependencies.contains($0) ? plan.dependency(on: $0) : nil }
            }
        }
        dependencies = Self.dependencies(of: plan, in: other)
        platforms = added.isEmpty || other.platforms != nil ? [] : source.manifest.platforms?.entries ?? []
        let dependency = plan.products.isEmpty ? nil : plan.request.dependency
        package = dependency.flatMap { other.text.contains("\"\($0.url)\"") ? nil : $0.entry }
        let names = Set(added.map(\.name))
        programs =
            plan.request.isNewApp
            ? source.description.products.filter { names.isSuperset(of: $0.targets) }
                .compactMap { source.manifest.entry(ofProduct: $0.name) }.filter { $0.function == "executable" }
            : []
        let needed = ManifestFunction.needed(by: targets, among: ManifestFunction.all(in: source.manifest.text))
        let present = ManifestFunction.all(in: other.text)
        functions = needed.filter { !present.contains($0) }
        rows = Self.rows(for: plan, to: other)
        let isManifestChanged = !targets.isEmpty || !dependencies.isEmpty
        let unreadable = dependencies.filter { missing in
            other.entry(of: missing.target).flatMap { missing.added(to: $0.entry) } == nil
        }
        obstacles =
            (isManifestChanged ? Self.obstacles(functions, present, from: source, to: other) : [])
            + unreadable.map { "\($0.target) has no list of dependencies that can be read" }
    }

    private static func dependencies(of plan: CopyPlan, in other: PackageManifest) -> [MissingDependencies] {
        plan.targets.compactMap { target in
            guard let known = other.description.targets.first(where: { $0.name == target.name }) else { return nil }
            let names = target.dependencies.filter { !known.dependencies.contains($0) && !target.plugins.contains($0) }
            return names.isEmpty
                ? nil : MissingDependencies(target: target.name, items: names.map(plan.dependency))
        }
    }

    /// Returns the rows that LayerGuard needs in the other package; empty if LayerGuard is neither there nor copied.
    private static func rows(for plan: CopyPlan, to other: PackageManifest) -> [String] {
        let hadGuard = other.description.targets.contains { $0.kind == .plugin }
        guard hadGuard || plan.targets.contains(where: { $0.kind == .plugin }) else { return [] }
        var rows = GuardTable(ofPackageIn: plan.package.folder).rows
        // If the other package had no LayerGuard, the new table allows every import that the package already has.
        if !hadGuard { rows.merge(GuardTable.rows(for: other)) { own, _ in own } }
        let known = GuardTable(ofPackageIn: other.folder).rows
        let hasTests = plan.targets.contains { $0.kind == .test }
        let targets = plan.targets.map(\.name)
        let others = other.description.targets.map(\.name).filter { !hadGuard && !targets.contains($0) }
        let keys = (hasTests ? [GuardTable.tests] : []) + targets + others
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
        for platform in other.description.platforms {
            guard let own = source.description.platforms.first(where: { $0.platformName == platform.platformName }),
                platform.version.compare(own.version, options: .numeric) == .orderedAscending
            else { continue }
            obstacles.append(
                "it is for \(platform.platformName) \(platform.version); the lines need \(own.version)")
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
