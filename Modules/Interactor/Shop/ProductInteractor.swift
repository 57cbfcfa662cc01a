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
        request?.cancel()
        model = .loading(model.value?.id == id ? model.value : nil)
        request = work.start(for: self) { [service] () async throws(ShopError) in
            try await service.product(id: id)
        } then: { interactor, result in
            interactor.model = interactor.model.finishingToLoad(result)
        }
    }
}
