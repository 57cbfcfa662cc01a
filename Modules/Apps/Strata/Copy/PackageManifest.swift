import Foundation

/// The manifest of another package, of whatever style.
nonisolated struct PackageManifest {
    let folder: String
    let description: PackageDescription
    let text: String
    /// The list of its targets; nil if they are not one list, entry by entry.
    let targets: ManifestList?
    /// The list of its products; nil if it has none.
    let products: ManifestList?

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
        products = ManifestList("products", in: text)
    }
}
