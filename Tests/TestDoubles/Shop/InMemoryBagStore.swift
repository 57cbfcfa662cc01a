public import Interactor
public import Model

/// A bag store without a file.
public typealias InMemoryBagStore = InMemoryStore<Bag, BagChange>

extension InMemoryBagStore: BagStore {
    /// Creates a store with an empty bag.
    public convenience init(gate: Gate? = nil) { self.init(keeping: Bag(), gate: gate) }

    /// Creates a store whose bag contains one of each variant of `products`.
    public convenience init(_ products: Product...) {
        self.init(
            keeping: products.reduce(Bag()) { bag, product in
                product.skus.reduce(bag) { $0.applying(.add($1, of: product)) }
            })
    }

    @concurrent
    public func bag() async throws(StoreError) -> Bag { try await read() }

    @discardableResult
    @concurrent
    public func apply(_ change: BagChange) async throws(StoreError) -> Bag {
        try await make(change) { $0.applying(change) }
    }
}
