/// The place where all of the app's data is stored.
public nonisolated protocol DataStorage: Sendable {
    /// Returns the reason why the data can only be read; nil if it can be changed, or cannot be read at all.
    @concurrent func writeRefusal() async -> StoreError?
}
