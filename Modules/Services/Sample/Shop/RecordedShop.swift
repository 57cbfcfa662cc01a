import Format
public import Foundation
public import Interactor
public import Model

/// A shop whose catalogue is in a file; the file is read for each request, so that a refresh shows file changes.
///
/// A pipe is read only once.
public actor RecordedShop: ShopService {
    private var file: RecordedFile
    private let queue = FileQueue()

    /// The executor that reads the file, which may be a pipe.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Creates a shop for the catalogue in the file at `url`.
    public init(contentsOf url: URL) {
        file = RecordedFile(url)
    }

    /// Returns the bundled, invented shop.
    public static func sample() -> RecordedShop {
        RecordedShop(contentsOf: .recorded("Shop/products.json"))
    }

    /// Returns all listed products, even withdrawn ones, and the entries that were skipped.
    public func products() throws(ShopError) -> ProductPage {
        try catalogue().page
    }

    /// Returns the product with that `id`, unless it is withdrawn.
    public func product(id: Product.ID) throws(ShopError) -> Product {
        guard let product = try catalogue().available[id] else { throw .noProduct(id: id) }
        return product
    }

    private func catalogue() throws(ShopError) -> Catalogue {
        do throws(RecordingError) {
            return try file.decoded { data throws(ResponseError) in
                do { return try Catalogue(json: data) } catch { throw ResponseError(error) }
            }
        } catch {
            throw .unavailable(.recordingError(error))
        }
    }
}

extension RecordedShop: ProductLikesService {
    /// Accepts any like or unlike of an available product; nothing is stored.
    public func setLiked(_ isLiked: Bool, product id: Product.ID) throws(ShopError) {
        _ = try product(id: id)
    }
}
