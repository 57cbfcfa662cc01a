public import Foundation
public import Interactor
public import Model

/// A shop with the catalogue in a file, which is read for each request, so that changes to the file show up.
///
/// A pipe is read only once, because nothing is left in it.
public actor RecordedShop: ShopService {
    private let file: URL
    private let queue = FileQueue()
    private var catalogueOfPipe: Catalogue?

    /// The executor that reads the file, which may be a pipe.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

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
    public func products() throws(ShopError) -> [Product] {
        try catalogue().listed
    }

    /// Returns the product with that `id`, unless it is withdrawn.
    public func product(id: Product.ID) throws(ShopError) -> Product {
        guard let product = try catalogue().available[id] else { throw .noProduct(id: id) }
        return product
    }

    private func catalogue() throws(ShopError) -> Catalogue {
        if let catalogueOfPipe { return catalogueOfPipe }
        let data: Data
        do {
            data = try RecordingError.data(of: file)
        } catch {
            throw .unavailable(.recordingError(error))
        }
        let catalogue: Catalogue
        do {
            catalogue = try Catalogue(decoding: data)
        } catch {
            throw .unreadable(path: file.path(percentEncoded: false), error)
        }
        if isPipe { catalogueOfPipe = catalogue }
        return catalogue
    }

    private var isPipe: Bool {
        let path = file.resolvingSymlinksInPath().path(percentEncoded: false)
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return type.map { $0 != .typeRegular } ?? false
    }
}
