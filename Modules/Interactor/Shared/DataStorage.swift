/// The place where all of the app's data is stored.
public nonisolated protocol DataStorage: Sendable {
    /// Returns the reason why data can be read but not changed; nil otherwise.
    @concurrent func writeRefusal() async -> StoreError?
}
