import Coordinator
import Foundation
import Sample

extension ShopFeature {
    convenience init(_ demo: Composition) throws {
        let path = try demo.value(of: option, standard: nil, replayed: .onSample, parse: file)
        let shop = path.map { RecordedShop(contentsOf: URL(filePath: $0)) } ?? .sample()
        self.init(service: shop, likes: shop, demo.shared)
    }
}

private let option = OptionExplanation("--shop", "sample, or a file with a catalogue, FILE.json")

/// Returns the path of the file with a catalogue; nil for the bundled one, because there is no known service.
private func file(_ value: String) throws(UsageError) -> String? {
    switch ServiceSource(value) {
    case .sample: return nil
    case .file(let path): return path
    case .live, .service: throw .unknownValue(option.name, value, expected: "sample or a file")
    }
}
