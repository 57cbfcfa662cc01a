public import Binding
public import Model

/// The single home of the settings.
///
/// A change applies at once and is saved behind it. One that is made before the stored settings have been read is made
/// to these, too, once they are there: it overwrites the setting that it means, and no other.
public final class SettingsInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Settings, StoreError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<SettingsInteractor>()

    private let store: any SettingsStore
    private let work: Work
    private var isRead = false
    private var isSaving = false
    private var changesBeforeRead: [(inout Settings) -> Void] = []

    /// Settings that have not been read yet.
    public init(store: any SettingsStore, work: Work) {
        self.store = store
        self.work = work
    }

    /// What applies: the defaults, until others have been read or chosen.
    public var settings: Settings { model.value ?? Settings() }

    /// Reads what was saved last, unless it is there or on its way.
    public func load() {
        guard !isRead, !model.isLoading else { return }
        model = model.startingToLoad()
        read()
    }

    /// Applies `change`, and saves the settings.
    public func update(_ change: @escaping (inout Settings) -> Void) {
        var changed = settings
        change(&changed)
        guard !isRead else {
            model = .some(changed)
            return save()
        }
        changesBeforeRead.append(change)
        let isReading = model.isLoading
        model = .loading(changed)
        if !isReading { read() }
    }

    /// Does again what failed: reading or saving.
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
        guard case .success(var settings) = result else {
            model = model.finishingToLoad(result)
            return
        }
        let changes = changesBeforeRead
        changesBeforeRead = []
        for change in changes { change(&settings) }
        isRead = true
        model = .some(settings)
        if !changes.isEmpty { save() }
    }

    /// Saves what applies; what is chosen while it is being saved is saved in its turn.
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
