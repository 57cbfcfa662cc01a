import Binding
import Model

extension Work {
    /// Loads a value; the old value stays until the answer arrives.
    ///
    /// - Parameters:
    ///   - owner: The interactor that asks for the value.
    ///   - model: The owner's property for the value.
    ///   - request: An earlier request, which is cancelled. Its answer is ignored.
    ///   - operation: Asks the service or the store.
    /// - Returns: The request.
    @discardableResult
    func load<Owner: AnyObject, Value: Sendable, Failure: Error>(
        for owner: Owner, into model: ReferenceWritableKeyPath<Owner, LoadableModel<Value, Failure>>,
        replacing request: Task<Void, Never>? = nil,
        _ operation: @escaping @Sendable () async throws(Failure) -> Value
    ) -> Task<Void, Never> {
        request?.cancel()
        owner[keyPath: model] = owner[keyPath: model].startingToLoad()
        return start(for: owner, operation) { owner, result in
            owner[keyPath: model] = owner[keyPath: model].finishingToLoad(result)
        }
    }
}
