import Binding
import SnapshotFiles

/// The owner of a review: the pending changes, and the decisions.
///
/// Each decision is carried out immediately, one at a time. Whenever the process ends, all decisions have been carried
/// out, and all other changes are still pending. A failed decision changes nothing; a decision on several changes stops
/// at the first failure.
final class ReviewInteractor: ModelOwner {
    private(set) var model: ReviewProgress {
        didSet { modelDidUpdate(self) }
    }
    let modelDidUpdate = Listeners<ReviewInteractor>()

    private let store: any PendingChangesStore
    private let reading: Work
    private let deciding: Work

    /// Creates a review that has not started.
    ///
    /// - Parameters:
    ///   - review: The earlier review to continue; nil to start a new one.
    ///   - reading: Work that may be abandoned when the user leaves.
    ///   - deciding: Work that must be finished before the user leaves.
    init(_ review: Review? = nil, store: any PendingChangesStore, reading: Work, deciding: Work) {
        model = ReviewProgress(review)
        self.store = store
        self.reading = reading
        self.deciding = deciding
    }

    /// Reads the pending texts; if no change is waiting, skipped changes come back.
    ///
    /// Earlier decisions are kept.
    func load() {
        guard !model.isBusy else { return }
        read(model.review?.current == nil ? model.lookingAgain() : model.starting())
    }

    /// Carries out a decision on the change with that ID, if it is the current one and no other work is running.
    func decide(_ decision: ReviewDecision, on id: PendingChange.ID) {
        guard !model.isBusy, let review = model.review, let change = review.current, change.id == id else { return }
        guard decision != .skip else {
            model = ReviewProgress(review.deciding(DecidedChange(change, .skip)))
            return
        }
        carryOut(decision, on: decision == .acceptAlike ? review.alike : [change], in: review)
    }

    /// Undoes the last decision, and shows its change again.
    func goBack() {
        guard !model.isBusy, let review = model.review, let last = review.decided.last else { return }
        let before = review.withoutLastDecision()
        guard let file = last.file else {
            model = ReviewProgress(before)
            return
        }
        step { [store] in
            do throws(SnapshotFileError) {
                try await store.undo(file, of: last.change)
                return ReviewProgress(before)
            } catch {
                return ReviewProgress(review, refusal: ReviewProgress.Refusal(decision: nil, error: error))
            }
        }
    }

    /// Retries the failed step; if the shown text is outdated, reads the pending texts again.
    func retry() {
        guard let refusal = model.refusal else { return }
        guard !refusal.isOutdated else { return read(model.starting()) }
        guard let decision = refusal.decision else { return goBack() }
        if let id = model.review?.current?.id { decide(decision, on: id) }
    }

    private func read(_ started: ReviewProgress) {
        model = started
        reading.start(for: self) { [store] in
            let fresh = await store.pendingChanges()
            return ReviewProgress(started.review?.continued(with: fresh) ?? fresh)
        } then: { interactor, result in
            interactor.model = result.get()
        }
    }

    private func carryOut(_ decision: ReviewDecision, on changes: [PendingChange], in review: Review) {
        step { [store] in
            var review = review
            for (index, change) in changes.enumerated() {
                do throws(SnapshotFileError) {
                    let file =
                        decision == .reject ? try await store.reject(change) : try await store.accept(change)
                    review = review.deciding(DecidedChange(change, decision, changing: file))
                } catch {
                    let refusal = ReviewProgress.Refusal(decision: decision, error: error, acceptedCount: index)
                    return ReviewProgress(review.showing(change), refusal: refusal)
                }
            }
            return ReviewProgress(review)
        }
    }

    private func step(_ operation: @escaping @Sendable () async -> ReviewProgress) {
        model = model.starting()
        deciding.start(for: self, operation) { $0.model = $1.get() }
    }
}
