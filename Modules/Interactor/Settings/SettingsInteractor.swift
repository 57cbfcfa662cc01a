public import Binding
public import Model

/// The state of the latest requested change to the settings.
public typealias SettingsSaving = Saving<SettingsChange, StoreError>

/// The owner of the settings.
///
/// The model follows the store: a change applies once the store has confirmed it. A change overwrites only its own
/// setting in the store, and keeps another process's changes to other settings. If the stored settings are unreadable,
/// the change is applied to the defaults, and the result replaces the stored settings.
public final class SettingsInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Settings, StoreError>.none {
        didSet { modelDidUpdate(self) }
    }
    /// The state of the latest change.
    public private(set) var saving = SettingsSaving.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<SettingsInteractor>()

    private let store: any SettingsStore
    private let work: Work
    private var request: Task<Void, Never>?

    /// Creates an interactor that has not read the settings yet.
    public init(store: any SettingsStore, work: Work) {
        self.store = store
        self.work = work
    }

    /// The settings that apply now: the defaults until settings have been read or changed.
    public var settings: Settings { model.value ?? Settings() }

    /// Reads the stored settings.
    public func load() {
        request = work.load(for: self, into: \.model, replacing: request) { [store] () async throws(StoreError) in
            try await store.settings() ?? Settings()
        }
    }

    /// Stores `change`; the change applies once it is stored.
    public func update(_ change: SettingsChange) {
        work.store(change, for: self, at: \.saving, into: \.model, cancelling: \.request) {
            [store] () async throws(StoreError) in
            try await store.apply(change)
        }
    }

    /// Retries the failed change; if none has failed, reads the settings.
    public func retry() {
        if let change = saving.failedChange { update(change) } else { load() }
    }

    /// Forgets the failed change.
    public func giveUp() { saving = .none }
}
