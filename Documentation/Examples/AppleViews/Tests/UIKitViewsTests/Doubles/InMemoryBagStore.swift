import Interactor
import Model
import Synchronization

/// A bag store without a file.
final class InMemoryBagStore: BagStore {
    private let kept = Mutex(Bag())

    @concurrent
    func bag() async throws(StoreError) -> Bag { kept.withLock { $0 } }

    @concurrent
    func apply(_ change: BagChange) async throws(StoreError) -> Bag {
        kept.withLock { bag in
            bag = bag.applying(change)
            return bag
        }
    }
}
