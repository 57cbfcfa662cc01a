public import Binding
public import Model

/// The single home of a review: what is pending, and what becomes of it.
///
/// A decision is carried out at once, one at a time: whatever ends the process, what was decided is done and all else is
/// pending. One that is refused changes nothing.
public final class ReviewInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Review, ReviewError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<ReviewInteractor>()

    private let store: any PendingChangesStore
    private let reading: Work
    private let deciding: Work
    private var lastAttempt = Attempt.read

    /// What can fail.
    private enum Attempt {
        case read
        case decide(ReviewDecision, ReviewedChange)
    }

    /// A review that has not begun.
    ///
    /// - Parameters:
    ///   - reading: What may be given up when the user leaves.
    ///   - deciding: What is to be waited for then.
    public init(store: any PendingChangesStore, reading: Work, deciding: Work) {
        self.store = store
        self.reading = reading
        self.deciding = deciding
    }

    /// Reads what is pending, with what was put off; what was decided still counts.
    public func load() {
        guard !model.isLoading else { return }
        read(after: model.value?.withoutSkips())
    }

    /// Decides on the change of that id, unless another one is current or something is still being done.
    public func decide(_ decision: ReviewDecision, on id: ReviewedChange.ID) {
        guard !model.isLoading, let review = model.value, let change = review.current, change.id == id else { return }
        carryOut(decision, on: change, in: review)
    }

    /// Does again what failed; where what was shown is not there any more, reads what is there now.
    public func retry() {
        guard let failure = model.failure else { return }
        if case .decide(let decision, let change) = lastAttempt, case .failed = failure, let review = model.value {
            carryOut(decision, on: change, in: review)
        } else {
            read(after: model.value)
        }
    }

    private func read(after review: Review?) {
        lastAttempt = .read
        model = .loading(review)
        reading.start(for: self) { [store] () async throws(ReviewError) in
            let fresh = try await store.pendingChanges()
            return review?.continued(with: fresh) ?? fresh
        } then: { interactor, result in
            interactor.model = interactor.model.finishingToLoad(result)
        }
    }

    private func carryOut(_ decision: ReviewDecision, on change: ReviewedChange, in review: Review) {
        lastAttempt = .decide(decision, change)
        guard decision != .skip else {
            model = .some(review.applying(.skip))
            return
        }
        model = .loading(review)
        deciding.start(for: self) { [store] () async throws(ReviewError) in
            if decision == .accept { try await store.accept(change) } else { try await store.reject(change) }
            return review.applying(decision)
        } then: { interactor, result in
            interactor.model = interactor.model.finishingToLoad(result)
        }
    }
}
