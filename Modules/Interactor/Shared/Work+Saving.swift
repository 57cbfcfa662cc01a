import Binding
import Model

extension Work {
    /// Hands `change` to a store, and keeps the state of the change in the owner.
    ///
    /// - Parameters:
    ///   - owner: The interactor that asks for the change. If the interactor is freed before the store answers, the
    ///     change is still made, but a failure is not reported. So a screen must not close while it stores a change.
    ///   - saving: The owner's property for the state of the change.
    ///   - operation: Makes the change in the store.
    ///   - finish: Handles the store's answer, before the state changes.
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

    /// Hands `change` to a store that returns the complete new value, such as all settings; the model takes it over.
    ///
    /// - Parameter request: The owner's pending read, cancelled once `change` is stored: the read's value may be older.
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
