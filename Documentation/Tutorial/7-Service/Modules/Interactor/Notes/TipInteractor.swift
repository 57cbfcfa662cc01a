public import Binding
public import Model

/// The owner of the tip about one note.
public final class TipInteractor: ModelOwner {
    public private(set) var model = LoadableModel<String, TipError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<TipInteractor>()

    private let note: String
    private let service: any TipService
    private let work: Work

    /// Loads nothing yet.
    public init(note: String, service: any TipService, work: Work) {
        self.note = note
        self.service = service
        self.work = work
    }

    /// Loads the tip, unless a load is running.
    public func load() {
        guard !model.isLoading else { return }
        model = model.startingToLoad()
        work.start(for: self) { [note, service] () async throws(TipError) in
            try await service.tip(about: note)
        } then: { interactor, result in
            interactor.model = interactor.model.finishingToLoad(result)
        }
    }
}
