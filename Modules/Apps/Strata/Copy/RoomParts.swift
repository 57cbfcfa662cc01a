/// The folders of the rooms' files, each with the reasons of its files.
nonisolated struct RoomParts {
    private let rooms: RoomFiles
    private let features: [String]
    private let package: Package

    /// - Parameter features: The names of the features that were asked for.
    init(of rooms: RoomFiles, for features: [String], in package: Package) {
        self.rooms = rooms
        self.features = features
        self.package = package
    }

    /// The folders, in the order of the manifest's targets.
    var parts: [CopyPlan.Part] {
        package.targets.flatMap { target in
            let files = rooms.files.filter { $0.target == target.name }
            var names: [String] = []
            for room in files.map(\.room) where !names.contains(room) { names.append(room) }
            return names.map { room in part(of: files.filter { $0.room == room }, target, room) }
        }
    }

    private func part(of files: [SwiftSource], _ target: PackageTarget, _ room: String) -> CopyPlan.Part {
        let isAsked = files.allSatisfy { rooms.reasons[$0.path] == .asked }
        let folder = room.isEmpty ? target.path : "\(target.path)/\(room)"
        guard !isAsked else {
            let reason = features.contains(room) ? CopyReason.asked : .testsOfNeeded
            return CopyPlan.Part(folder: folder, reason: reason, files: files.map(\.path))
        }
        let reasons = files.map { file in (file.path, CopyReason(rooms.reasons[file.path], in: package)) }
        return CopyPlan.Part(
            folder: folder, reason: .shared, files: files.map(\.path),
            fileReasons: Dictionary(reasons) { first, _ in first })
    }

    /// Returns the folders with the snapshots of the needed suites.
    func snapshots() throws(PackageError) -> [CopyPlan.Part] {
        var parts: [CopyPlan.Part] = []
        for target in package.targets where target.kind == .test {
            for type in rooms.files.filter({ $0.target == target.name }).flatMap({ $0.types.sorted() }) {
                let folder = "Snapshots/\(target.name)/\(type)"
                parts.append(
                    CopyPlan.Part(folder: folder, reason: .snapshots(of: type), files: try package.files(in: folder)))
            }
        }
        return parts
    }
}
