public import Foundation
public import Interactor
public import Model

/// A shop with the catalogue in a file, which is read for each request, so that changes to the file show up.
public struct RecordedShop: ShopService {
    private let file: URL

    /// Creates a shop for the catalogue in the file at `url`.
    public init(contentsOf url: URL) {
        file = url
    }

    /// Returns the bundled, invented shop.
    public static func sample() -> RecordedShop {
        RecordedShop(
            contentsOf: Bundle.module.url(forResource: "products", withExtension: "json") ?? Bundle.module.bundleURL)
    }

    /// Returns all listed products, even withdrawn ones.
    @concurrent public func products() async throws(ShopError) -> [Product] {
        try catalogue().listed
    }

    /// Returns the product with that `id`, unless it is withdrawn.
    @concurrent public func product(id: Product.ID) async throws(ShopError) -> Product {
        guard let product = try catalogue().available[id] else { throw .noProduct(id: id) }
        return product
    }

    private func catalogue() throws(ShopError) -> Catalogue {
        let data: Data
        do {
            data = try RecordingError.data(of: file)
        } catch {
            throw .unavailable(.recordingError(error))
        }
        do {
            return try Catalogue(decoding: data)
        } catch {
            throw .unreadable(path: file.path(percentEncoded: false), error)
        }
    }
}
