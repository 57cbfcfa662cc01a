/// The reason for each file of a new app.
nonisolated struct AppReasons {
    /// The features that were asked for.
    let asked: Set<String>
    /// The services, kits and apps that were asked for.
    let extras: Set<String>
    let package: Package
    /// The paths of the templates, which need files for features that are added later.
    let templates: Set<String>

    private var reasons: [String: CopyReason] = [:]

    init(of choice: AppChoice, in package: Package, templates: [AppFile]) {
        asked = choice.features
        extras = choice.extras
        self.package = package
        self.templates = Set(templates.map(\.path))
    }

    /// Returns the reason for a file; those without a reason of their own are in every app.
    subscript(path: String) -> CopyReason {
        get {
            if let reason = reasons[path] { return reason }
            let folders = path.split(separator: "/")
            return folders.first == "Snapshots" && folders.count > 3 ? .snapshots(of: String(folders[2])) : .everyApp
        }
        set { reasons[path] = newValue }
    }

    mutating func add(_ floors: AppFloors) {
        for file in floors.whole {
            let isFeature = ![Feature.shared, Feature.app].contains(file.room)
            self[file.path] =
                switch floors.reasons[file.path] {
                case nil: extras.contains(file.source.target) ? .asked : .needed(by: AppName.original)
                case .named(_, let user) where templates.contains(user): .later
                case .asked where isFeature: reason(ofRoomOf: file)
                case .asked: .everyApp
                case let reason: CopyReason(reason, in: package)
                }
        }
        for path in floors.reduced.keys { self[path] = .holding }
    }

    private func reason(ofRoomOf file: AppFile) -> CopyReason {
        if file.isGenerated { return .generated }
        return asked.contains(file.room) ? .asked : .needed(by: asked.sorted().joined(separator: ", "))
    }

    mutating func add(_ tests: AppTests) {
        for file in tests.files {
            let target = file.source.target
            let user = tests.files.first { $0.source.imports.contains(target) }?.source.target
            self[file.path] =
                switch tests.reasons[file.path] {
                case nil: .needed(by: user ?? AppName.original)
                case .named(_, let user) where templates.contains(user): .later
                case .asked where file.room.isEmpty || file.room == Feature.app || extras.contains(tested(by: target)):
                    .tests(of: tested(by: target))
                case .asked: .tests(of: file.room)
                case let reason: CopyReason(reason, in: package)
                }
        }
    }

    private func tested(by target: String) -> String {
        target.hasSuffix("Tests") ? String(target.dropLast("Tests".count)) : target
    }

    /// Adds a file of a target that is taken along as a whole.
    mutating func add(_ path: String, of target: PackageTarget, among targets: Set<String>) {
        let user = package.targets.first { targets.contains($0.name) && $0.dependencies.contains(target.name) }
        self[path] =
            if extras.contains(target.name) { .asked } else if target.kind == .test {
                .tests(of: tested(by: target.name))
            } else { .needed(by: user?.name ?? AppName.original) }
    }
}

nonisolated extension AppReasons {
    /// Returns the folders of some files, with the reasons.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files in this package, by those in the app.
    ///   - named: Returns a text with the app's name in place of this package's.
    func parts(of paths: [String: String], named: (String) -> String) -> [CopyPlan.Part] {
        var folders: [String: [String]] = [:]
        for (path, original) in paths { folders[folder(of: original), default: []].append(path) }
        return folders.keys.sorted(by: isBefore).map { folder in
            let files = (folders[folder] ?? []).sorted()
            let reasons = Dictionary(uniqueKeysWithValues: files.map { ($0, self[paths[$0] ?? $0].named(named)) })
            let common = Set(reasons.values.map(\.description)).count == 1 ? files.first.flatMap { reasons[$0] } : nil
            return CopyPlan.Part(
                folder: named(folder), reason: common ?? .shared, files: files,
                fileReasons: common == nil ? reasons : [:])
        }
    }

    /// Returns a file's target with the room in it, or the suite of a snapshot; empty for a file of the whole package.
    private func folder(of path: String) -> String {
        let folders = path.split(separator: "/")
        if folders.first == "Snapshots" { return folders.prefix(3).joined(separator: "/") }
        let target = package.targets.filter { path.hasPrefix("\($0.path)/") }.max { $0.path.count < $1.path.count }
        guard let target else { return folders.count > 1 ? String(folders[0]) : "" }
        let isDivided = package.roomTargets.contains(target) || path.hasPrefix("Modules/Services/")
        let room = path.dropFirst(target.path.count + 1).split(separator: "/")
        return isDivided && room.count > 1 ? "\(target.path)/\(room[0])" : target.path
    }

    /// The folders come as the targets in the manifest, those without one at first, snapshots at last.
    private func isBefore(_ first: String, _ second: String) -> Bool {
        let places = [first, second].map { folder in
            folder.hasPrefix("Snapshots")
                ? package.targets.count
                : package.targets.firstIndex { folder == $0.path || folder.hasPrefix("\($0.path)/") } ?? -1
        }
        return places[0] == places[1] ? first < second : places[0] < places[1]
    }
}

nonisolated extension CopyReason {
    fileprivate func named(_ name: (String) -> String) -> CopyReason {
        switch self {
        case .needed(let user): .needed(by: name(user))
        case .tests(let tested): .tests(of: name(tested))
        default: self
        }
    }
}
