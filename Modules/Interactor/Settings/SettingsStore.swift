public import Model

/// A place that keeps settings between runs.
public nonisolated protocol SettingsStore: Sendable {
    /// Returns the settings that were saved last, or nil if none were saved.
    @concurrent func settings() async throws(StoreError) -> Settings?

    /// Makes `change` to the settings in the store, or to the defaults in place of none or unreadable ones.
    ///
    /// Once it returns, the change survives the end of the process. No other setting changes.
    ///
    /// - Returns: The settings after the change.
    @concurrent func apply(_ change: SettingsChange) async throws(StoreError) -> Settings
}
