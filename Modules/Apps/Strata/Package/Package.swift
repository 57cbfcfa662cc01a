import SnapshotFiles

/// A package on disk, with its manifest.
nonisolated struct Package {
    /// The absolute path of the package's folder, without a slash at the end.
    let folder: String
    let manifest: PackageManifest

    /// Reads the package in a folder.
    ///
    /// - Parameter description: SwiftPM's description of the manifest; if nil, SwiftPM is run, which takes a few tenths
    ///   of a second.
    init(in folder: String, description: PackageDescription? = nil) throws(PackageError) {
        self.folder = folder
        manifest = try PackageManifest(ofPackageIn: folder, description: description)
        guard manifest.targets != nil else {
            throw .otherEntries(folder: folder, expected: manifest.description.targets.count)
        }
    }

    /// Reads the package in a folder, or in the closest folder above it that contains one.
    init(above folder: String) throws(PackageError) {
        guard let found = SnapshotStore.packageFolder(above: folder) else { throw .noPackage(folder: folder) }
        try self.init(in: found)
    }

    var description: PackageDescription { manifest.description }

    /// The targets, in the manifest's order.
    var targets: [PackageTarget] { description.targets }

    /// Returns the target with a name; nil if there is none.
    func target(_ name: String) -> PackageTarget? { targets.first { $0.name == name } }

    /// Returns the absolute path of a file of the package.
    func file(_ path: String) -> String { "\(folder)/\(path)" }

    /// Returns `names` and the names of all targets that the named targets depend on, directly or indirectly.
    func reach(of names: [String]) -> Set<String> {
        var reached = Set(names)
        var rest = names
        while let next = rest.popLast() {
            for name in target(next)?.dependencies ?? [] where reached.insert(name).inserted { rest.append(name) }
        }
        return reached
    }
}
