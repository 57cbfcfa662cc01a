import Foundation

/// A package's manifest in any style: SwiftPM's description of it, and its text.
nonisolated struct PackageManifest {
    let folder: String
    let description: PackageDescription
    let text: String
    /// The list of the package's targets; nil unless it is a single list with one entry for each target.
    let targets: ManifestList?
    /// The lists of the package's platforms, products and dependencies; each is nil if there is no such list.
    let platforms: ManifestList?
    let products: ManifestList?
    let packages: ManifestList?
    /// The positions to insert `platforms:` and `dependencies:`, each before the next argument; nil if none follows.
    let placeOfPlatforms: String.Index?
    let placeOfPackages: String.Index?

    init(ofPackageIn folder: String, description: PackageDescription? = nil) throws(PackageError) {
        self.folder = folder
        if let description {
            self.description = description
        } else {
            self.description = try PackageDescription(ofPackageIn: folder)
        }
        do {
            text = try String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
        } catch {
            throw .unreadableFile(file: "\(folder)/Package.swift", reason: error.localizedDescription)
        }
        let list = ManifestList("targets", in: text)
        targets = list?.entries.count == self.description.targets.count ? list : nil
        platforms = ManifestList("platforms", in: text)
        products = ManifestList("products", in: text)
        packages = ManifestList("dependencies", in: text)
        let reader = ManifestReader(text)
        placeOfPlatforms = reader.argumentOfPackage(["pkgConfig", "providers", "products", "dependencies", "targets"])
        placeOfPackages = reader.argumentOfPackage(["targets"])
    }

    /// Returns the entry of a target and its range; nil if no such entry can be read.
    func entry(of target: String) -> (entry: ManifestEntry, place: Range<String.Index>)? {
        guard let targets, let index = description.targets.firstIndex(where: { $0.name == target }) else { return nil }
        return (targets.entries[index], targets.places[index])
    }

    /// Returns the entry of a product; nil if there is none.
    func entry(ofProduct product: String) -> ManifestEntry? {
        // The declared products come first; SwiftPM adds a product for each executable target that has none.
        zip(description.products, products?.entries ?? []).first { $0.0.name == product }?.1
    }
}
