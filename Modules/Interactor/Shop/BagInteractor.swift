public import Binding
public import Model

/// The state of the latest requested change to the bag.
public typealias BagSaving = Saving<BagChange, StoreError>

/// The owner of the bag, shared by every screen that shows or changes it.
///
/// The model follows the store: a change is visible once the store has confirmed it.
public final class BagInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Bag, StoreError>.none {
        didSet { modelDidUpdate(self) }
    }
    /// The state of the latest change.
    public private(set) var saving = BagSaving.none {
        didSet {
            modelDidUpdate(self)
            if case .stored = saving { didStore() }
        }
    }
    public let modelDidUpdate = Listeners<BagInteractor>()

    private let store: any BagStore
    private let work: Work
    private var request: Task<Void, Never>?
    /// Called once the latest requested change has been stored.
    private var didStore: () -> Void = {}

    /// Creates an interactor that has not read the bag yet.
    public init(store: any BagStore, work: Work) {
        self.store = store
        self.work = work
    }

    /// Reads the store.
    public func load() {
        request = work.load(for: self, into: \.model, replacing: request) { [store] () async throws(StoreError) in
            try await store.bag()
        }
    }

    /// Adds one more piece of `sku`, a variant of `product`, and calls `didAdd` once the change is stored.
    public func add(_ sku: SKU, of product: Product, then didAdd: @escaping () -> Void = {}) {
        make(.add(sku, of: product), then: didAdd)
    }

    /// Removes one piece of the variant with `id`, if the bag contains one.
    public func removeOne(_ id: SKU.ID) { make(.removeOne(id)) }

    /// Empties the bag.
    public func removeAll() { make(.removeAll) }

    /// Retries the failed change; if none has failed, reads the store.
    public func retry() {
        if let change = saving.failedChange { make(change, then: didStore) } else { load() }
    }

    /// Forgets the failed change.
    public func giveUp() { saving = .none }

    private func make(_ change: BagChange, then didStore: @escaping () -> Void = {}) {
        self.didStore = didStore
        work.store(change, for: self, at: \.saving, into: \.model, cancelling: \.request) {
            [store] () async throws(StoreError) in
            try await store.apply(change)
        }
    }
}
