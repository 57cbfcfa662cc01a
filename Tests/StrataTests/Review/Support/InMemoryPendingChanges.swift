import Synchronization
import TestKit

@testable import Strata

/// A store that keeps pending changes in memory.
final class InMemoryPendingChanges: PendingChangesStore {
    /// A call of the store.
    enum Call: Hashable, Sendable {
        case read
        case accept(ReviewedChange.ID)
        case reject(ReviewedChange.ID)
    }

    /// A queue in which calls wait until the test lets them through or makes them fail.
    typealias Gate = RequestQueue<Call, Void, ReviewError>

    private let kept: Mutex<Review>
    private let failing = Mutex<ReviewError?>(nil)
    private let done = Mutex<[Call]>([])
    private let gate: Gate?

    /// - Parameter gate: The queue in which calls wait for the test's answer; nil to let all through at once.
    init(_ changes: [ReviewedChange] = [], unreadable: [String] = [], gate: Gate? = nil) {
        kept = Mutex(Review(waiting: changes, unreadable: unreadable))
        self.gate = gate
    }

    /// The pending changes.
    var changes: [ReviewedChange] {
        get { kept.withLock { $0.waiting } }
        set { kept.withLock { $0 = Review(waiting: newValue, unreadable: $0.unreadable) } }
    }

    /// A sentence for each text that cannot be reviewed.
    var unreadable: [String] {
        get { kept.withLock { $0.unreadable } }
        set { kept.withLock { $0 = Review(waiting: $0.waiting, unreadable: newValue) } }
    }

    /// Every call that succeeded, in order.
    var calls: [Call] { done.withLock { $0 } }

    /// The error that every call throws, if any.
    var failure: ReviewError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    @concurrent
    func pendingChanges() async throws(ReviewError) -> Review {
        try await pass(.read)
        return kept.withLock { $0 }
    }

    @concurrent
    func accept(_ change: ReviewedChange) async throws(ReviewError) {
        try await pass(.accept(change.id))
        remove(change)
    }

    @concurrent
    func reject(_ change: ReviewedChange) async throws(ReviewError) {
        try await pass(.reject(change.id))
        remove(change)
    }

    private func pass(_ call: Call) async throws(ReviewError) {
        try await gate?.ask(call)
        if let failure { throw failure }
        done.withLock { $0.append(call) }
    }

    private func remove(_ change: ReviewedChange) { changes.removeAll { $0.id == change.id } }
}
