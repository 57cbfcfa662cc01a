public import Binding
public import Model

/// The single home of the settings.
///
/// A change applies at once and is saved in the background. A change made before the stored settings have been read is
/// applied to them when they arrive, so it overwrites one setting and no other.
public final class SettingsInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Settings, StoreError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<SettingsInteractor>()

    private let store: any SettingsStore
    private let work: Work
    private var isRead = false
    private var isSaving = false
    private var changesBeforeRead: [(Settings) -> Settings] = []

    /// Settings that have not been read yet.
    public init(store: any SettingsStore, work: Work) {
        self.store = store
        self.work = work
    }

    /// The settings that apply now: the defaults until others have been read or chosen.
    public var settings: Settings { model.value ?? Settings() }

    /// Reads the stored settings, unless they have been read or are being read.
    public func load() {
        guard !isRead, !model.isLoading else { return }
        model = model.startingToLoad()
        read()
    }

    /// Applies `change` to the settings and saves them.
    public func update(_ change: @escaping (Settings) -> Settings) {
        let changed = change(settings)
        guard !isRead else {
            model = .some(changed)
            return save()
        }
        changesBeforeRead.append(change)
        let isReading = model.isLoading
        model = .loading(changed)
        if !isReading { read() }
    }

    /// Repeats what failed: reading or saving.
    public func retry() {
        if isRead { save() } else { load() }
    }

    private func read() {
        work.start(for: self) { [store] () async throws(StoreError) in
            try await store.settings() ?? Settings()
        } then: { interactor, result in
            interactor.finishReading(result)
        }
    }

    private func finishReading(_ result: Result<Settings, StoreError>) {
        guard case .success(let stored) = result else {
            model = model.finishingToLoad(result)
            return
        }
        let changes = changesBeforeRead
        changesBeforeRead = []
        isRead = true
        model = .some(changes.reduce(stored) { $1($0) })
        if !changes.isEmpty { save() }
    }

    /// Saves the settings; a change that is made meanwhile is saved afterwards.
    private func save() {
        guard !isSaving else { return }
        isSaving = true
        let settings = settings
        work.start(for: self) { [store] () async throws(StoreError) in
            try await store.save(settings)
        } then: { interactor, result in
            interactor.finishSaving(settings, result)
        }
    }

    private func finishSaving(_ saved: Settings, _ result: Result<Void, StoreError>) {
        isSaving = false
        switch result {
        case .success:
            if saved != settings { save() } else if model != .some(saved) { model = .some(saved) }
        case .failure(let error):
            model = .error(error, settings)
        }
    }
}
