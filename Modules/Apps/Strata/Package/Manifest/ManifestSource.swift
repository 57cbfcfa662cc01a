import Foundation

/// A manifest's text, divided so that lines of it can be taken over.
nonisolated struct ManifestSource {
    let text: String
    let targets: ManifestList
    /// The list of platforms; nil if the manifest has none.
    let platforms: ManifestList?
    /// The list of products; nil if the manifest has none.
    let products: ManifestList?
    let functions: [ManifestFunction]
    private let entries: [String: ManifestEntry]
    private let productEntries: [String: ManifestEntry]

    /// Reads the text and tells from SwiftPM's description which entry is which.
    init(ofPackageIn folder: String, _ description: PackageDescription) throws(PackageError) {
        let file = "\(folder)/Package.swift"
        do {
            text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
        } catch {
            throw .unreadableFile(file: file, reason: error.localizedDescription)
        }
        targets = try Self.list("targets", in: text, of: folder, count: description.targets.count)
        entries = Dictionary(zip(description.targets.map(\.name), targets.entries)) { first, _ in first }
        // SwiftPM adds a product for each executable target that has none.
        products = ManifestList("products", in: text)
        platforms = ManifestList("platforms", in: text)
        let written = products?.entries ?? []
        productEntries = Dictionary(zip(description.products.map(\.name), written)) { first, _ in first }
        functions = ManifestFunction.all(in: text)
    }

    private static func list(
        _ label: String, in text: String, of folder: String, count: Int
    ) throws(PackageError) -> ManifestList {
        guard let list = ManifestList(label, in: text), list.entries.count == count else {
            let got = ManifestList(label, in: text)?.entries.count ?? 0
            throw .otherEntries(folder: folder, list: label, expected: count, got: got)
        }
        return list
    }

    /// Returns the entry of a target.
    func entry(of target: String) -> ManifestEntry? { entries[target] }

    /// Returns the entry of a product.
    func entry(ofProduct product: String) -> ManifestEntry? { productEntries[product] }
}
