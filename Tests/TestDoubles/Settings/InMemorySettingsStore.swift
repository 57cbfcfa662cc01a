public import Interactor
public import Model

/// A settings store without a file.
public typealias InMemorySettingsStore = InMemoryStore<Settings?, SettingsChange>

extension InMemorySettingsStore: SettingsStore {
    public convenience init(_ settings: Settings? = nil, gate: Gate? = nil) {
        self.init(keeping: settings, gate: gate)
    }

    /// The saved settings.
    public var saved: Settings? { value }

    @concurrent
    public func settings() async throws(StoreError) -> Settings? { try await read() }

    @concurrent
    public func apply(_ change: SettingsChange) async throws(StoreError) -> Settings {
        try await make(change) { ($0 ?? Settings()).applying(change) } ?? Settings()
    }
}
