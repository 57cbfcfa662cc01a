/// The folders of copied files, each with the reason for the copy.
nonisolated struct CopiedParts {
    let copied: CopiedFiles
    let request: CopyRequest
    let package: Package

    /// Returns the folders, in the order of the manifest's targets; snapshots come last.
    func all() throws(PackageError) -> [CopyPlan.Part] {
        var parts: [CopyPlan.Part] = []
        for target in package.targets { parts += try rooms(of: target) }
        for name in copied.whole {
            guard let target = package.target(name) else { continue }
            let files = try package.files(of: target).filter { target.room(of: $0) != Feature.whole }
            parts.append(
                CopyPlan.Part(folder: target.path, reason: copied.wholeReasons[name] ?? .asked, files: files))
        }
        return parts + (try snapshots())
    }

    private func rooms(of target: PackageTarget) throws(PackageError) -> [CopyPlan.Part] {
        let sources = copied.files.filter { $0.target == target.name }
        guard !sources.isEmpty else { return [] }
        let foreign = Set(package.features).subtracting(request.rooms).union([Feature.whole])
        let others = try package.files(of: target).filter { path in
            !path.hasSuffix(".swift") && !foreign.contains(target.room(of: path))
        }
        let folders = Dictionary(grouping: sources.map(\.path) + others) { folder(of: $0, in: target) }
        return folders.sorted { $0.key < $1.key }.map { folder, files in
            let room = files.first.map(target.room) ?? ""
            return CopyPlan.Part(folder: folder, reason: reason(for: room, in: target), files: files.sorted())
        }
    }

    private func folder(of path: String, in target: PackageTarget) -> String {
        let folders = path.dropFirst(target.path.count + 1).split(separator: "/")
        return folders.count > 1 ? "\(target.path)/\(folders[0])" : target.path
    }

    private func reason(for room: String, in target: PackageTarget) -> CopyReason {
        if request.rooms.contains(room) { return request.needs[room].map { .needed(by: $0) } ?? .asked }
        if request.targets.contains(target.name) { return .asked }
        let isOfApp = room == Feature.app || target.name.hasPrefix(package.app?.name ?? Feature.app)
        return request.isNewApp && isOfApp ? .everyApp : .shared
    }

    /// Returns the folders with the snapshots of the copied suites.
    private func snapshots() throws(PackageError) -> [CopyPlan.Part] {
        var parts: [CopyPlan.Part] = []
        for target in package.targets where target.kind == .test {
            let isWhole = copied.whole.contains(target.name)
            let sources = isWhole ? try package.sources(of: [target]) : copied.files
            let tests = sources.filter { $0.target == target.name && $0.room != Feature.whole }
            for suite in tests.flatMap({ $0.types.sorted() }) {
                let folder = "Snapshots/\(target.name)/\(suite)"
                let files = try package.files(in: folder)
                if !files.isEmpty {
                    parts.append(CopyPlan.Part(folder: folder, reason: .snapshots(of: suite), files: files))
                }
            }
        }
        return parts
    }
}
