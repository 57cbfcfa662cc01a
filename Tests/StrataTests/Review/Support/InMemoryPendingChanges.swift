import SnapshotFiles
import Synchronization
import TestKit

@testable import Strata

/// A store that keeps pending changes in memory.
final class InMemoryPendingChanges: PendingChangesStore {
    /// A call of the store.
    enum Call: Hashable, Sendable {
        case read
        case accept(PendingChange.ID)
        case reject(PendingChange.ID)
        case undo(PendingChange.ID)
    }

    /// A queue in which calls wait until the test lets them through or makes them fail.
    typealias Gate = RequestQueue<Call, Void, SnapshotFileError>

    private let kept: Mutex<Review>
    private let failing = Mutex<SnapshotFileError?>(nil)
    private let done = Mutex<[Call]>([])
    private let gate: Gate?

    /// - Parameter gate: The queue in which calls wait for the test's answer; nil to let all through at once.
    init(_ changes: [PendingChange] = [], unreadable: [String] = [], gate: Gate? = nil) {
        kept = Mutex(Review(waiting: changes, unreadable: unreadable))
        self.gate = gate
    }

    /// The pending changes.
    var changes: [PendingChange] {
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

    /// The error that every decision throws, if any.
    var failure: SnapshotFileError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    @concurrent
    func pendingChanges() async -> Review {
        try? await gate?.ask(.read)
        done.withLock { $0.append(.read) }
        return kept.withLock { $0 }
    }

    @concurrent
    func accept(_ change: PendingChange) async throws(SnapshotFileError) -> DecidedFile {
        try await pass(.accept(change.id))
        return remove(change)
    }

    @concurrent
    func reject(_ change: PendingChange) async throws(SnapshotFileError) -> DecidedFile {
        try await pass(.reject(change.id))
        return remove(change)
    }

    @concurrent
    func undo(_ file: DecidedFile, of change: PendingChange) async throws(SnapshotFileError) {
        try await pass(.undo(change.id))
        changes = (changes + [change]).sorted { $0.id < $1.id }
    }

    private func pass(_ call: Call) async throws(SnapshotFileError) {
        try await gate?.ask(call)
        if let failure { throw failure }
        done.withLock { $0.append(call) }
    }

    private func remove(_ change: PendingChange) -> DecidedFile {
        changes.removeAll { $0.id == change.id }
        return DecidedFile()
    }
}
