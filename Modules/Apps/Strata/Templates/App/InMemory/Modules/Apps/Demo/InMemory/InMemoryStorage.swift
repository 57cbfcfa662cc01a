import Interactor

/// A storage without a file, which can always be changed.
nonisolated struct InMemoryStorage: DataStorage {
    @concurrent
    func writeRefusal() async -> StoreError? { nil }
}
