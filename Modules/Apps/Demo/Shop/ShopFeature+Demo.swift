import Coordinator
import Foundation
import Sample

extension ShopFeature {
    convenience init(_ demo: Composition) throws {
        let shop = try shop(from: try demo.value(of: option))
        self.init(service: shop, likes: shop, store: demo.storage.database, demo.shared)
    }
}

private let option = (name: "--shop", text: "sample, or a file with a catalogue, FILE.json")

/// Returns a shop with the bundled catalogue or the catalogue of a file; there is no live service.
private func shop(from value: String?) throws(UsageError) -> RecordedShop {
    switch ServiceSource(value) {
    case .sample: return .sample()
    case .file(let path): return RecordedShop(contentsOf: URL(filePath: path))
    case .live, .service: throw .unknownValue(option.name, value ?? "", expected: "sample or a file")
    }
}
