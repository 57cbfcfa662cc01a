public import Model

/// A store that keeps the bag between runs.
public nonisolated protocol BagStore: Sendable {
    /// Returns the stored bag.
    @concurrent func bag() async throws(StoreError) -> Bag

    /// Makes `change` to the bag in the store; once the call returns, the change survives the end of the process.
    ///
    /// - Returns: The bag after the change.
    @discardableResult
    @concurrent func apply(_ change: BagChange) async throws(StoreError) -> Bag
}
