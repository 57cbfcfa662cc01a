public import Model

/// A place that keeps settings between runs.
public nonisolated protocol SettingsStore: Sendable {
    /// Returns the settings that were saved last, or nil if none were saved.
    @concurrent func settings() async throws(StoreError) -> Settings?

    /// Applies `change` to the stored settings, or to the defaults if no readable settings are stored.
    ///
    /// Once the call returns, the change survives the end of the process. No other setting changes.
    ///
    /// - Returns: The settings after the change.
    @concurrent func apply(_ change: SettingsChange) async throws(StoreError) -> Settings
}
