public import Interactor
public import Model
import Synchronization
public import TestKit

/// A store of bookmarks without a file.
public final class InMemoryBookmarksStore: BookmarksStore {
    /// The parameters of one call.
    public enum Call: Hashable, Sendable {
        case read
        case apply(BookmarksChange)
    }

    /// Where calls wait until the test lets them through or makes them fail.
    public typealias Gate = RequestQueue<Call, Void, StoreError>

    private let kept: Mutex<Bookmarks>
    private let failing = Mutex<StoreError?>(nil)
    private let gate: Gate?

    /// - Parameter gate: Where each call waits until the test answers; nil lets every call through.
    public init(_ users: [User] = [], gate: Gate? = nil) {
        kept = Mutex(Bookmarks(users))
        self.gate = gate
    }

    /// The stored bookmarks.
    public var users: [User] { kept.withLock { $0.users } }

    /// The error that every call throws; nil for none.
    public var failure: StoreError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    /// Returns the bookmarks once the gate lets the call through.
    @concurrent
    public func bookmarks() async throws(StoreError) -> [User] {
        try await pass(.read)
        return users
    }

    /// Applies `change` once the gate lets the call through, and returns the bookmarks.
    @discardableResult
    @concurrent
    public func apply(_ change: BookmarksChange) async throws(StoreError) -> [User] {
        try await pass(.apply(change))
        return kept.withLock { kept in
            kept = kept.applying(change)
            return kept.users
        }
    }

    private func pass(_ call: Call) async throws(StoreError) {
        try await gate?.ask(call)
        if let failure { throw failure }
    }
}
