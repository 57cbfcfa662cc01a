public import Model

/// A place that keeps settings between runs.
public nonisolated protocol SettingsStore: Sendable {
    /// Returns the settings that were saved last, or nil if none were saved.
    @concurrent func settings() async throws(StoreError) -> Settings?

    /// Saves `settings`; once it returns, they survive the end of the process.
    @concurrent func save(_ settings: Settings) async throws(StoreError)
}
