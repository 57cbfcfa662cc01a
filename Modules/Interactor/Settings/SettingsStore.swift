public import Model

/// Where settings are kept between runs.
public nonisolated protocol SettingsStore: Sendable {
    /// What was saved last, or nil where nothing has been saved.
    @concurrent func settings() async throws(StoreError) -> Settings?

    /// Makes `settings` last; when it returns, they survive the end of the process.
    @concurrent func save(_ settings: Settings) async throws(StoreError)
}
