/// What a copy consists of, computed from the manifest, the folders, the lists of features and the files.
nonisolated struct CopyPlan {
    /// A folder that is copied, with all its files or some of them.
    struct Part: Equatable {
        /// The path in either package.
        let folder: String
        let reason: CopyReason
        /// The paths of its files in either package.
        let files: [String]
        /// The reasons of single files, by their paths.
        var fileReasons: [String: CopyReason] = [:]
    }

    let package: Package
    let request: CopyRequest
    let lists: FeatureLists
    /// The targets, in the order of the package's manifest, with those dependencies that are copied, too.
    let targets: [PackageTarget]
    /// The folders: what was asked for, its tests, what these need, and snapshots.
    let parts: [Part]

    /// Plans a copy of features, kits and services with their tests, and of all that these need.
    ///
    /// - Parameter other: Returns the text of a file of the other package; nil if it has none.
    init(
        of request: CopyRequest, from package: Package, into other: (String) -> String? = { _ in nil }
    ) throws(PackageError) {
        let sources = try package.sources(of: package.roomTargets)
        let lists = try FeatureLists(in: package, among: sources)
        var request = request
        for text in lists.all.compactMap({ other($0.path) }) { request.present.formUnion(lists.features(in: text)) }
        request.present.subtract(request.features)
        request.needs = lists.needs(of: request.features).filter { [request] in !request.present.contains($0.key) }
        let copied = try CopiedFiles(for: request, from: package, among: sources)
        self.package = package
        self.request = request
        self.lists = lists
        let names = Set(copied.whole + copied.files.map(\.target) + request.templates.map(\.target))
        targets = package.targets.filter { names.contains($0.name) }.map { $0.keepingDependencies(names.contains) }
        parts = try CopiedParts(of: copied, for: request, in: package).all()
    }

    /// The paths of all files.
    var files: [String] { parts.flatMap(\.files) }
}

nonisolated extension [CopyPlan.Part] {
    /// The folders with their files, and the reason for each.
    var tree: String {
        map { part in
            let files = part.files.map { path in
                let reason = part.fileReasons[path].map { " (\($0))" } ?? ""
                return "  \(part.folder.isEmpty ? path : String(path.dropFirst(part.folder.count + 1)))\(reason)"
            }
            return (["\(part.folder.isEmpty ? "." : part.folder) (\(part.reason))"] + files).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
