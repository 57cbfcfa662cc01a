public import Binding
import Model

/// An interactor that stores the links of the user's current screens, for the next start of the app.
///
/// If the links change several times while the store is saving, the interactor stores only the latest links.
///
/// The interactor reports no failure: the user has not asked for a change.
public final class LastPlaceInteractor {
    private let store: any SettingsStore
    private let work: Work
    private var latest: [String]?
    private var isStoring = false

    public init(store: any SettingsStore, work: Work) {
        self.store = store
        self.work = work
    }

    /// Stores the links of the user's current screens, unless the links have not changed or are nil.
    public func store(_ links: [String]?) {
        guard links != latest else { return }
        latest = links
        if !isStoring { storeLatest() }
    }

    private func storeLatest() {
        guard let links = latest else { return }
        isStoring = true
        work.start(for: self) { [store] () async throws(StoreError) in
            try await store.apply(.leftOff(links))
        } then: { interactor, result in
            interactor.isStoring = false
            if interactor.latest != links { return interactor.storeLatest() }
            if case .failure = result { interactor.latest = nil }
        }
    }
}
