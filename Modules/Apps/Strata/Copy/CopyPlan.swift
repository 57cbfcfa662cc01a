/// The contents of a copy, computed from the manifest, the folders, the feature lists and the files.
nonisolated struct CopyPlan {
    /// A copied folder, with all or some of its files.
    struct Part: Equatable {
        /// The folder's path, which is the same in both packages.
        let folder: String
        let reason: CopyReason
        /// The paths of the copied files, which are the same in both packages.
        let files: [String]
    }

    let package: Package
    let request: CopyRequest
    let lists: FeatureLists
    /// The copied targets in the manifest's order, with only the dependencies that the other package will have.
    let targets: [PackageTarget]
    /// The kits that are not copied, but used as products of a dependency.
    let products: Set<String>
    /// The copied folders: the requested parts, their tests and dependencies, and snapshots.
    let parts: [Part]

    /// Plans a copy of features, kits and services with their dependencies.
    ///
    /// - Parameter other: Returns the text of a file of the other package; nil if the file does not exist.
    init(
        of request: CopyRequest, from package: Package, into other: (String) -> String? = { _ in nil }
    ) throws(PackageError) {
        let sources = try package.sources(of: package.roomTargets)
        let lists = try FeatureLists(in: package, among: sources)
        var request = request
        for text in lists.all.compactMap({ other($0.path) }) { request.present.formUnion(lists.features(in: text)) }
        request.present.subtract(request.features)
        // Only a feature's door, its `…Feature` type, needs another feature.
        let hasDoors = request.hasApp || request.isNewApp || request.hasTests && request.layers == nil
        request.needs =
            !hasDoors
            ? [:] : lists.needs(of: request.features).filter { [request] in !request.present.contains($0.key) }
        let copied = try CopiedFiles(for: request, from: package, among: sources)
        self.package = package
        self.request = request
        self.lists = lists
        products = copied.products
        let names = Set(copied.whole + copied.files.map(\.target) + request.templates.map(\.target))
        let seen = names.union(copied.products)
        targets = package.targets.filter { names.contains($0.name) }
            .map { $0.keepingDependencies(seen.contains) }
        parts = try CopiedParts(copied: copied, request: request, package: package).all()
    }

    /// The paths of all files.
    var files: [String] { parts.flatMap(\.files) }

    /// Returns the text that names a target or a kit in a manifest's list of dependencies.
    func dependency(on name: String) -> String {
        guard products.contains(name), let package = request.dependency?.identity else { return "\"\(name)\"" }
        return ".product(name: \"\(name)\", package: \"\(package)\")"
    }
}

nonisolated extension CopyPlan.Part {
    /// Returns the part's size and the reason for it, such as `Modules/Model/Users: 2 files, 135 lines (asked for)`.
    ///
    /// - Parameters:
    ///   - paths: The files that count; nil for all.
    ///   - text: Returns the text of a file; nil if it cannot be read.
    /// - Returns: The summary; nil if no file counts.
    func summary(of paths: Set<String>? = nil, _ text: (String) -> String?) -> String? {
        let files = files.filter { paths?.contains($0) ?? true }
        guard !files.isEmpty else { return nil }
        let lines = files.reduce(0) { $0 + (text($1)?.count(where: \.isNewline) ?? 0) }
        let size = "\(files.count) \(files.count == 1 ? "file" : "files"), \(lines) \(lines == 1 ? "line" : "lines")"
        return "  \(folder.isEmpty ? "." : folder): \(size) (\(reason))"
    }
}
