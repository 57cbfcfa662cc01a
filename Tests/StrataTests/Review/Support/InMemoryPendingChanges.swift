import SnapshotFiles
import Synchronization
import TestKit

@testable import Strata

/// A store that keeps pending changes in memory.
@dynamicMemberLookup
final class InMemoryPendingChanges: PendingChangesStore {
    /// A call to the store.
    enum Call: Hashable, Sendable {
        case read
        case accept(PendingChange.ID)
        case reject(PendingChange.ID)
        case undo(PendingChange.ID)
    }

    /// A queue in which calls wait until the test lets them through or makes them fail.
    typealias Gate = RequestQueue<Call, Void, SnapshotFileError>

    /// The contents of the store, and the calls that succeeded.
    struct State: Sendable {
        /// The pending changes.
        var changes: [PendingChange]
        /// A sentence for each text that cannot be reviewed.
        var unreadable: [String]
        /// Every call that succeeded, in order.
        var calls: [Call] = []
        /// The error that every decision throws, if any.
        var failure: SnapshotFileError?
    }

    let gate: Gate?
    private let state: Mutex<State>

    /// - Parameter gate: The queue in which calls wait for the test's answer; nil lets all calls through.
    init(_ changes: [PendingChange] = [], unreadable: [String] = [], gate: Gate? = nil) {
        state = Mutex(State(changes: changes, unreadable: unreadable))
        self.gate = gate
    }

    subscript<Value: Sendable>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
        get { state.withLock { $0[keyPath: path] } }
        set { state.withLock { $0[keyPath: path] = newValue } }
    }

    @concurrent
    func pendingChanges() async -> Review {
        try? await gate?.ask(.read)
        self.calls.append(.read)
        return Review(waiting: self.changes, unreadable: self.unreadable)
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
        self.changes = (self.changes + [change]).sorted { $0.id < $1.id }
    }

    private func pass(_ call: Call) async throws(SnapshotFileError) {
        try await gate?.ask(call)
        if let failure = self.failure { throw failure }
        self.calls.append(call)
    }

    private func remove(_ change: PendingChange) -> DecidedFile {
        self.changes.removeAll { $0.id == change.id }
        return DecidedFile()
    }
}
