public import Binding
public import Model

/// The single home of the settings.
///
/// A change applies at once and is saved in the background. A change that cannot be saved is taken back, and `retry()`
/// makes it again. The next change makes it again, too, unless the user has decided to leave it. A change overwrites one
/// setting in the store and no other, even before the stored settings have been read, or if another process has changed
/// them. If they turn out to be unreadable, it is applied to the defaults and replaces them.
public final class SettingsInteractor: ModelOwner {
    /// Settings, defaults if need be, are beside an error only if the last changes could not be saved.
    public private(set) var model = LoadableModel<Settings, StoreError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<SettingsInteractor>()

    private let store: any SettingsStore
    private let work: Work
    /// The store's settings as they were last read or changed; nil before.
    private var saved: Settings?
    private var isWorking = false
    private var pending: [SettingsChange] = []
    private var failed: [SettingsChange] = []
    private var isUndecided = false

    /// Settings that have not been read yet.
    public init(store: any SettingsStore, work: Work) {
        self.store = store
        self.work = work
    }

    /// The settings that apply now: the defaults until others have been read or chosen.
    public var settings: Settings { model.value ?? Settings() }

    /// The reason why the last changes are not saved; nil if they are, wait to be, or the user has decided about them.
    public var undecidedFailure: StoreError? { !failed.isEmpty && isUndecided ? model.failure : nil }

    /// Whether a change is being saved or waits for it.
    public var isSaving: Bool { !pending.isEmpty }

    /// Reads the stored settings, unless they have been read or are being read.
    public func load() {
        guard saved == nil else { return }
        enqueue(undecided)
    }

    /// Applies `change` to the settings and saves them.
    public func update(_ change: SettingsChange) {
        enqueue(undecided + [change])
    }

    /// Notes that the user has read why the last changes are not saved, and leaves them so.
    public func didDecide() {
        isUndecided = false
    }

    /// Repeats what failed: reading, or the changes that could not be saved.
    public func retry() {
        enqueue(failed)
    }

    /// The changes that failed last, if the user has not decided about them.
    private var undecided: [SettingsChange] { undecidedFailure == nil ? [] : failed }

    private func enqueue(_ changes: [SettingsChange]) {
        failed = []
        pending += changes
        showProgress()
        if !isWorking { workOnNext() }
    }

    private func workOnNext() {
        if !pending.isEmpty {
            save(pending)
        } else if saved == nil {
            read()
        }
    }

    private func read() {
        isWorking = true
        work.start(for: self) { [store] () async throws(StoreError) in
            try await store.settings() ?? Settings()
        } then: { interactor, result in
            interactor.finish(result, changeCount: 0)
        }
    }

    private func save(_ changes: [SettingsChange]) {
        isWorking = true
        work.start(for: self) { [store] () async throws(StoreError) in
            try await store.apply(changes)
        } then: { interactor, result in
            interactor.finish(result, changeCount: changes.count)
        }
    }

    /// Takes over the result of a reading or a save, and starts the next step.
    ///
    /// - Parameter changeCount: The number of changes that are saved now.
    private func finish(_ result: Result<Settings, StoreError>, changeCount: Int) {
        isWorking = false
        switch result {
        case .success(let stored):
            saved = stored
            pending.removeFirst(changeCount)
            // Start the next step before telling listeners: a change that one of them makes must queue behind it.
            workOnNext()
            showProgress()
        case .failure(.corrupt) where changeCount == 0 && !pending.isEmpty:
            // The changes that came while the settings were being read replace them.
            workOnNext()
        case .failure(let error):
            failed = pending
            isUndecided = true
            pending = []
            model = .error(error, saved ?? (failed.isEmpty ? nil : Settings()))
        }
    }

    /// Updates the model: the saved settings after the changes that wait.
    private func showProgress() {
        let next: LoadableModel<Settings, StoreError> =
            if let saved {
                .some(pending.reduce(saved) { $0.applying($1) })
            } else {
                .loading(pending.isEmpty ? nil : pending.reduce(Settings()) { $0.applying($1) })
            }
        if next != model { model = next }
    }
}
