public import Binding
public import Model

/// The home of one product: loads it, and says what came of that.
public final class ProductInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Product, ShopError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<ProductInteractor>()

    private let service: any ShopService
    private let work: Work
    private var request: Task<Void, Never>?

    /// No product yet.
    public init(service: any ShopService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Loads the product with that ID; a product with another ID is dropped, loaded or on its way.
    public func load(id: Product.ID) {
        if let product = model.value, product.id != id { model = .none }
        request = work.load(for: self, into: \.model, replacing: request) { [service] () async throws(ShopError) in
            try await service.product(id: id)
        }
    }
}
