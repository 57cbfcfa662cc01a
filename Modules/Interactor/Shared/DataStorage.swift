/// The place where all of the app's data is stored.
public nonisolated protocol DataStorage: Sendable {
    /// Returns the reason why the data is read-only; nil if the data can be changed, or cannot even be read.
    @concurrent func writeRefusal() async -> StoreError?
}
