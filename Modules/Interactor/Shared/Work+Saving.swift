import Binding
import Model

extension Work {
    /// Hands `change` to a store, and notes what becomes of it.
    ///
    /// - Parameters:
    ///   - owner: The interactor that asks. If it is freed meanwhile, the change is made nevertheless, but nobody
    ///     hears whether it failed. So a screen must not close while it stores.
    ///   - saving: Where it notes that.
    ///   - operation: Makes the change in the store.
    ///   - finish: Takes over the store's answer, before it is noted.
    func store<Owner: AnyObject, Change: Sendable, Value: Sendable, Failure: Error>(
        _ change: Change, for owner: Owner, at saving: ReferenceWritableKeyPath<Owner, Saving<Change, Failure>>,
        _ operation: @escaping @Sendable () async throws(Failure) -> Value,
        then finish: @escaping (Owner, Result<Value, Failure>) -> Void
    ) {
        owner[keyPath: saving] = .storing(change)
        start(for: owner, operation) { owner, result in
            finish(owner, result)
            switch result {
            case .success: owner[keyPath: saving] = .stored(change)
            case .failure(let failure): owner[keyPath: saving] = .failed(change, failure)
            }
        }
    }

    /// Hands `change` to a store that returns the whole value, and shows that.
    ///
    /// - Parameters:
    ///   - request: A reading on its way, which is cancelled then, because its answer may be older.
    func store<Owner: AnyObject, Change: Sendable, Value: Sendable, Failure: Error>(
        _ change: Change, for owner: Owner, at saving: ReferenceWritableKeyPath<Owner, Saving<Change, Failure>>,
        into model: ReferenceWritableKeyPath<Owner, LoadableModel<Value, Failure>>,
        cancelling request: KeyPath<Owner, Task<Void, Never>?>,
        _ operation: @escaping @Sendable () async throws(Failure) -> Value
    ) {
        store(change, for: owner, at: saving, operation) { owner, result in
            guard case .success(let value) = result else { return }
            owner[keyPath: request]?.cancel()
            owner[keyPath: model] = .some(value)
        }
    }
}
