/// What a copy consists of, computed from the manifest, the folders and the files.
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
    /// The targets, in the order of the package's manifest, with those dependencies that are copied, too.
    let targets: [PackageTarget]
    /// The folders: what was asked for, its tests, what these need, and snapshots.
    let parts: [Part]
    /// The tests of features that need the whole app or an example, and are not copied.
    let testsLeftOut: [String]
    /// The lines that make the features a part of an app.
    let appLines: AppLines

    /// Plans a copy of features, kits and services with their tests, and of all that these need.
    ///
    /// - Parameter names: The names of features, kits and services.
    init(of names: [String], from package: Package) throws {
        let sources = try package.sources(of: package.roomTargets)
        let request = try CopyRequest(names, from: package, sources)
        let whole = try WholeTargets(for: request, in: package, among: sources)
        let rooms = RoomParts(of: whole.rooms, for: request.features, in: package)
        self.package = package
        testsLeftOut = whole.rooms.testsLeftOut.map(\.path)
        appLines = try AppLines(of: request.features, in: package, among: sources)
        let copied = Set(whole.order + whole.rooms.files.map(\.target))
        targets = package.targets.filter { copied.contains($0.name) }.map { $0.keepingDependencies(copied.contains) }
        let folders = try whole.order.compactMap(package.target).map { target in
            Part(
                folder: target.path, reason: whole.reasons[target.name] ?? .asked,
                files: try package.files(of: target))
        }
        let snapshots = try whole.order.map { name in
            let folder = "Snapshots/\(name)"
            return Part(folder: folder, reason: .snapshots(of: name), files: try package.files(in: folder))
        }
        parts = rooms.parts + folders + (try rooms.snapshots() + snapshots).filter { !$0.files.isEmpty }
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
