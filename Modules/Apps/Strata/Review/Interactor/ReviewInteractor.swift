import Binding
import SnapshotFiles

/// The owner of a review: what is pending, and what was decided.
///
/// Each decision is carried out at once, one at a time. Whenever the process ends, all decisions are done and the rest
/// is still pending. A decision that fails changes nothing; one on several changes stops at the first that fails.
final class ReviewInteractor: ModelOwner {
    private(set) var model = ReviewProgress() {
        didSet { modelDidUpdate(self) }
    }
    let modelDidUpdate = Listeners<ReviewInteractor>()

    private let store: any PendingChangesStore
    private let reading: Work
    private let deciding: Work

    /// Creates a review that has not started.
    ///
    /// - Parameters:
    ///   - reading: Work that may be abandoned when the user leaves.
    ///   - deciding: Work that must be finished before the user leaves.
    init(store: any PendingChangesStore, reading: Work, deciding: Work) {
        self.store = store
        self.reading = reading
        self.deciding = deciding
    }

    /// Reads what is pending, including skipped changes; earlier decisions still count.
    func load() {
        guard !model.isBusy else { return }
        read(model.lookingAgain())
    }

    /// Carries out a decision on the change with that ID, if it is the current one and no other work is running.
    func decide(_ decision: ReviewDecision, on id: PendingChange.ID) {
        guard !model.isBusy, let review = model.review, let change = review.current, change.id == id else { return }
        carryOut(decision, on: change, in: review)
    }

    /// Repeats what failed; if the text that was shown is gone, reads what is there now.
    func retry() {
        guard let refusal = model.refusal else { return }
        if !refusal.isOutdated, let id = model.review?.current?.id {
            decide(refusal.decision, on: id)
        } else {
            read(model.starting())
        }
    }

    private func read(_ started: ReviewProgress) {
        model = started
        reading.start(for: self) { [store] () async throws(ReviewProgress.Refusal) in
            let fresh = await store.pendingChanges()
            return started.review?.continued(with: fresh) ?? fresh
        } then: { interactor, result in
            interactor.model = interactor.model.finishing(result)
        }
    }

    private func carryOut(_ decision: ReviewDecision, on change: PendingChange, in review: Review) {
        let decided = review.applying(decision)
        guard decision != .skip else {
            model = model.finishing(.success(decided))
            return
        }
        model = model.starting()
        let changes = decision == .acceptAlike ? review.alike : [change]
        deciding.start(for: self) { [store] () async throws(ReviewProgress.Refusal) in
            for (index, change) in changes.enumerated() {
                do throws(SnapshotFileError) {
                    if decision == .reject { try await store.reject(change) } else { try await store.accept(change) }
                } catch {
                    throw ReviewProgress.Refusal(decision: decision, error: error, acceptedCount: index)
                }
            }
            return decided
        } then: { interactor, result in
            interactor.model = interactor.model.finishing(result)
        }
    }
}
