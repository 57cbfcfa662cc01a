public import Binding
public import Model

/// What has become of the change to the settings that was asked for last.
public typealias SettingsSaving = Saving<SettingsChange, StoreError>

/// The single home of the settings.
///
/// The model is what the store holds: a change applies once the store has confirmed it. It overwrites one setting in
/// the store and no other, even if another process has changed them. If they turn out to be unreadable, it is applied to
/// the defaults and replaces them.
public final class SettingsInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Settings, StoreError>.none {
        didSet { modelDidUpdate(self) }
    }
    /// What has become of the last change.
    public private(set) var saving = SettingsSaving.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<SettingsInteractor>()

    private let store: any SettingsStore
    private let work: Work
    private var request: Task<Void, Never>?

    /// Settings that have not been read yet.
    public init(store: any SettingsStore, work: Work) {
        self.store = store
        self.work = work
    }

    /// The settings that apply now: the defaults until others have been read or chosen.
    public var settings: Settings { model.value ?? Settings() }

    /// Reads the stored settings.
    public func load() {
        request = work.load(for: self, into: \.model, replacing: request) { [store] () async throws(StoreError) in
            try await store.settings() ?? Settings()
        }
    }

    /// Stores `change`, which applies then.
    public func update(_ change: SettingsChange) {
        work.store(change, for: self, at: \.saving, into: \.model, cancelling: \.request) {
            [store] () async throws(StoreError) in
            try await store.apply(change)
        }
    }

    /// Makes the change that failed again, or else reads the settings.
    public func retry() {
        if let change = saving.failedChange { update(change) } else { load() }
    }

    /// Forgets the change that failed.
    public func giveUp() { saving = .none }
}
