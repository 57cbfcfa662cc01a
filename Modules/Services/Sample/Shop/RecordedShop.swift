public import Foundation
public import Interactor
public import Model

/// The shop of a catalogue in a file, which is read anew each time: what has changed in it shows when it is asked again.
public struct RecordedShop: ShopService {
    private let file: URL

    /// The shop of the catalogue in the file at `url`.
    public init(contentsOf url: URL) {
        file = url
    }

    /// The invented shop that comes with the package.
    public static func sample() -> RecordedShop {
        RecordedShop(
            contentsOf: Bundle.module.url(forResource: "products", withExtension: "json") ?? Bundle.module.bundleURL)
    }

    /// All that is listed, withdrawn or not.
    @concurrent public func products() async throws(ShopError) -> [Product] {
        try catalogue().listed
    }

    /// The product of that `id`, unless it is withdrawn.
    @concurrent public func product(id: Product.ID) async throws(ShopError) -> Product {
        guard let product = try catalogue().available[id] else { throw .noProduct(id: id) }
        return product
    }

    private func catalogue() throws(ShopError) -> Catalogue {
        let data: Data
        do {
            data = try RecordingError.data(of: file)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
        return try Catalogue(decoding: data)
    }
}
