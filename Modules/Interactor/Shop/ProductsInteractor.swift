public import Binding
public import Model

/// The owner of the shop's list of products.
public final class ProductsInteractor: ModelOwner {
    public private(set) var model = LoadableModel<ProductPage, ShopError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<ProductsInteractor>()

    private let service: any ShopService
    private let work: Work
    private var request: Task<Void, Never>?

    /// Creates an interactor without products.
    public init(service: any ShopService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Loads all products; the old products stay until the answer arrives.
    ///
    /// Cancels an earlier request and ignores its answer.
    public func load() {
        request = work.load(for: self, into: \.model, replacing: request) { [service] () async throws(ShopError) in
            try await service.products()
        }
    }
}
