/// The folders of copied files, each with the reasons of its files.
nonisolated struct CopiedParts {
    private let copied: CopiedFiles
    private let request: CopyRequest
    private let package: Package

    init(of copied: CopiedFiles, for request: CopyRequest, in package: Package) {
        self.copied = copied
        self.request = request
        self.package = package
    }

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
        var reasons = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, reason(for: $0)) })
        let foreign = Set(package.features).subtracting(request.rooms).union([Feature.whole])
        for path in try package.files(of: target) where !path.hasSuffix(".swift") {
            let room = target.room(of: path)
            if foreign.contains(room) { continue }
            reasons[path] = request.rooms.contains(room) ? reason(ofFeature: room) : .needed(by: target.name)
        }
        return Dictionary(grouping: reasons.keys, by: { folder(of: $0, in: target) }).sorted { $0.key < $1.key }
            .map { folder, files in
                let own = reasons.filter { files.contains($0.key) }
                let common = Set(own.values.map(\.description)).count == 1 ? own.first?.value : nil
                let isWhole = common.map { !$0.isOfOneFile } ?? false
                return CopyPlan.Part(
                    folder: folder, reason: isWhole ? common ?? .shared : .shared, files: files.sorted(),
                    fileReasons: isWhole ? [:] : own)
            }
    }

    private func folder(of path: String, in target: PackageTarget) -> String {
        let folders = path.dropFirst(target.path.count + 1).split(separator: "/")
        return folders.count > 1 ? "\(target.path)/\(folders[0])" : target.path
    }

    private func reason(for source: SwiftSource) -> CopyReason {
        switch copied.reasons[source.path] {
        case .named(_, let user) where request.templates.contains { $0.path == user }: return .later
        case .named(let name, let path):
            return .named(name, by: path.split(separator: "/").last.map(String.init) ?? path)
        case .conforms(let type): return .conforms(type)
        case .asked, nil: break
        }
        if request.rooms.contains(source.room) { return reason(ofFeature: source.room) }
        if request.isNewApp, copied.isOfApp(source) { return source.room == Feature.app ? .holding : .everyApp }
        let target = source.target
        let tested = target.hasSuffix("Tests") ? String(target.dropLast("Tests".count)) : ""
        return request.targets.contains(target)
            ? .asked : request.targets.contains(tested) ? .tests(of: tested) : .testsOfNeeded
    }

    private func reason(ofFeature name: String) -> CopyReason {
        request.needs[name].map { .needed(by: $0) } ?? .asked
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

nonisolated extension CopyReason {
    /// Whether it speaks of a single file.
    fileprivate var isOfOneFile: Bool {
        switch self {
        case .named, .conforms, .later: true
        default: false
        }
    }
}
