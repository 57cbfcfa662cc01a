public import Binding
public import Model

/// The single home of the shop's list of products.
public final class ProductsInteractor: ModelOwner {
    public private(set) var model = LoadableModel<ProductPage, ShopError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<ProductsInteractor>()

    private let service: any ShopService
    private let work: Work
    private var request: Task<Void, Never>?

    /// No products yet.
    public init(service: any ShopService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Loads all products; the old ones stay until the answer is there.
    ///
    /// An earlier request is cancelled, and its answer is ignored.
    public func load() {
        request = work.load(for: self, into: \.model, replacing: request) { [service] () async throws(ShopError) in
            try await service.products()
        }
    }
}
