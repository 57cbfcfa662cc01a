public import Binding
public import Model

/// The owner of one product and of the state of loading it.
public final class ProductInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Product, ShopError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<ProductInteractor>()

    private let service: any ShopService
    private let work: Work
    private var request: Task<Void, Never>?

    /// Creates an interactor without a product.
    public init(service: any ShopService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Loads the product with `id`; drops a product with another ID, whether loaded or still loading.
    public func load(id: Product.ID) {
        if let product = model.value, product.id != id { model = .none }
        request = work.load(for: self, into: \.model, replacing: request) { [service] () async throws(ShopError) in
            try await service.product(id: id)
        }
    }
}
