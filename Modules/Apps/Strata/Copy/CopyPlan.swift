/// What a copy of kits consists of, computed from the manifest and the folders.
nonisolated struct CopyPlan {
    /// A folder that is copied with all its files.
    struct Part: Equatable {
        /// The path in either package.
        let folder: String
        let reason: CopyReason
        /// The paths of its files in either package.
        let files: [String]
    }

    let package: Package
    /// The targets, in the order of the package's manifest.
    let targets: [PackageTarget]
    /// The folders: what was asked for, its tests, what these need, and snapshots.
    let parts: [Part]

    /// Plans a copy of kits with their tests, and of all targets that both need.
    ///
    /// - Parameter names: The names of kits.
    init(of names: [String], from package: Package) throws {
        let kits = package.copiedKits
        for name in names where !kits.contains(name) { throw CopyError.unknownKit(name, known: kits) }
        var reasons: [String: CopyReason] = [:]
        var order: [String] = []
        let add = { (name: String, reason: CopyReason) in
            guard package.target(name) != nil, reasons[name] == nil else { return }
            reasons[name] = reason
            order.append(name)
        }
        for name in names { add(name, .asked) }
        for name in names { add("\(name)Tests", .tests(of: name)) }
        var next = 0
        while next < order.count {
            let user = order[next]
            for name in package.target(user)?.dependencies ?? [] { add(name, .needed(by: user)) }
            next += 1
        }
        self.package = package
        targets = package.targets.filter { reasons[$0.name] != nil }
        let copied = order.compactMap { package.target($0) }
        let folders = try copied.map { target in
            Part(folder: target.path, reason: reasons[target.name] ?? .asked, files: try package.files(of: target))
        }
        let snapshots = try copied.map { target in
            let folder = "Snapshots/\(target.name)"
            return Part(folder: folder, reason: .snapshots(of: target.name), files: try package.files(in: folder))
        }
        parts = folders + snapshots.filter { !$0.files.isEmpty }
    }

    /// The paths of all files.
    var files: [String] { parts.flatMap(\.files) }

    /// The folders with their files, and the reason for each.
    var tree: String {
        parts.map { part in
            let files = part.files.map { "  \($0.dropFirst(part.folder.count + 1))" }
            return (["\(part.folder) (\(part.reason))"] + files).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

nonisolated extension Package {
    /// The names of the kits that can be copied: those that no floor is below of, but for the tools of plugins.
    fileprivate var copiedKits: [String] {
        targets(in: "Kits").filter { !seesFloor($0) && $0.kind != .executable }.map(\.name)
    }
}
