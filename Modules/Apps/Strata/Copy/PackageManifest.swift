import Foundation

/// The manifest of another package, of whatever style.
nonisolated struct PackageManifest {
    let folder: String
    let description: PackageDescription
    let text: String
    /// The list of its targets; nil if they are not one list, entry by entry.
    let targets: ManifestList?
    /// The list of its platforms; nil if it has none.
    let platforms: ManifestList?
    /// Where an argument for platforms would begin; nil if the arguments cannot be told.
    let placeOfPlatforms: String.Index?
    /// The list of its products; nil if it has none.
    let products: ManifestList?

    /// Returns the entry of a target, and where it is; nil if there is none that can be read.
    func entry(of target: String) -> (entry: ManifestEntry, place: Range<String.Index>)? {
        guard let targets, let index = description.targets.firstIndex(where: { $0.name == target }) else { return nil }
        return (targets.entries[index], targets.places[index])
    }

    init(ofPackageIn folder: String) throws(PackageError) {
        self.folder = folder
        description = try PackageDescription(ofPackageIn: folder)
        do {
            text = try String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
        } catch {
            throw .unreadableFile(file: "\(folder)/Package.swift", reason: error.localizedDescription)
        }
        let list = ManifestList("targets", in: text)
        targets = list?.entries.count == description.targets.count ? list : nil
        platforms = ManifestList("platforms", in: text)
        products = ManifestList("products", in: text)
        placeOfPlatforms = ManifestReader(text)
            .argumentOfPackage(["pkgConfig", "providers", "products", "dependencies", "targets"])
    }
}
