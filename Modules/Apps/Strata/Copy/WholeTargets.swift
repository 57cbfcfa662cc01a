/// The targets that are copied with all their files, and the rooms' files that these and the features need.
nonisolated struct WholeTargets {
    /// The reasons of the targets, by their names.
    private(set) var reasons: [String: CopyReason] = [:]
    /// The names of the targets: what was asked for, its tests, and what these need.
    private(set) var order: [String] = []
    /// The files of the targets with rooms.
    private(set) var rooms: RoomFiles

    private let package: Package
    private let roomTargets: [PackageTarget]

    /// - Parameter sources: The files of all targets with rooms.
    init(for request: CopyRequest, in package: Package, among sources: [SwiftSource]) throws(PackageError) {
        self.package = package
        roomTargets = package.roomTargets
        rooms = RoomFiles(of: [], and: [], in: package, among: sources)
        for name in request.targets { add(name, .asked) }
        for name in request.targets { add("\(name)Tests", .tests(of: name)) }
        addNeeded(from: 0)
        // The files of the rooms need targets, and these can need more files.
        var count: Int
        repeat {
            count = order.count
            let services = order.compactMap(package.target).filter { package.seesFloor($0) }
            rooms = RoomFiles(
                of: request.features, and: try package.sources(of: services), in: package, among: sources)
            for target in roomTargets {
                for name in rooms.dependencies(of: target) { add(name, .needed(by: target.name)) }
            }
            addNeeded(from: count)
        } while order.count > count
    }

    private mutating func add(_ name: String, _ reason: CopyReason) {
        guard package.target(name) != nil, reasons[name] == nil, !roomTargets.contains(where: { $0.name == name })
        else { return }
        reasons[name] = reason
        order.append(name)
    }

    /// Adds what the targets from an index of `order` on need.
    private mutating func addNeeded(from index: Int) {
        var next = index
        while next < order.count {
            let user = order[next]
            for name in package.target(user)?.dependencies ?? [] { add(name, .needed(by: user)) }
            next += 1
        }
    }
}

nonisolated extension RoomFiles {
    /// Returns those dependencies of a target that its needed files import, and its plugins.
    func dependencies(of target: PackageTarget) -> [String] {
        let files = files.filter { $0.target == target.name }
        guard !files.isEmpty else { return [] }
        let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        return target.dependencies.filter { imports.contains($0) || target.plugins.contains($0) }
    }
}
