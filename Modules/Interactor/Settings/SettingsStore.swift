public import Model

/// A place that keeps settings between runs.
public nonisolated protocol SettingsStore: Sendable {
    /// Returns the settings that were saved last, or nil if none were saved.
    @concurrent func settings() async throws(StoreError) -> Settings?

    /// Makes `changes` to the settings in the store, or to the defaults in place of none or unreadable ones.
    ///
    /// Once it returns, the changes survive the end of the process. All of them are made or none, and no other setting
    /// changes.
    ///
    /// - Returns: The settings after the changes.
    @concurrent func apply(_ changes: [SettingsChange]) async throws(StoreError) -> Settings
}
