import Foundation
public import Interactor
public import Model

/// The invented shop that comes with the package.
///
/// The catalogue is read once, when it is first asked for; one that could not be read is tried anew the next time.
public actor SampleShop: ShopService {
    private let source: URL
    private var lastCatalogue: Catalogue?

    /// The shop of the bundled catalogue.
    public init() {
        self.init(
            contentsOf: Bundle.module.url(forResource: "products", withExtension: "json") ?? Bundle.module.bundleURL)
    }

    /// The shop of the catalogue in the file at `url`.
    init(contentsOf url: URL) {
        source = url
    }

    /// All that is listed, withdrawn or not.
    public func products() async throws(ShopError) -> [Product] {
        try catalogue().listed
    }

    /// The product of that `id`, unless it is withdrawn.
    public func product(id: Product.ID) async throws(ShopError) -> Product {
        guard let product = try catalogue().available[id] else { throw .noProduct(id: id) }
        return product
    }

    private func catalogue() throws(ShopError) -> Catalogue {
        if let lastCatalogue { return lastCatalogue }
        let data: Data
        do {
            data = try RecordingError.data(of: source)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
        let catalogue = try Catalogue(decoding: data)
        lastCatalogue = catalogue
        return catalogue
    }
}
