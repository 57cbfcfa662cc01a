public import Interactor
public import Model
import Synchronization
public import TestKit

/// Bookmarks that last as long as the store does.
public final class InMemoryBookmarksStore: BookmarksStore {
    /// What one call asks for.
    public enum Call: Hashable, Sendable {
        case read
        case apply(BookmarksChange)
    }

    /// Where calls wait for the test to let them through, or to make them fail.
    public typealias Gate = RequestQueue<Call, Void, StoreError>

    private let kept: Mutex<Bookmarks>
    private let failing = Mutex<StoreError?>(nil)
    private let gate: Gate?

    /// - Parameter gate: Where each call waits until it is answered; nil lets all through at once.
    public init(_ users: [User] = [], gate: Gate? = nil) {
        kept = Mutex(Bookmarks(users))
        self.gate = gate
    }

    /// What is kept.
    public var users: [User] { kept.withLock { $0.users } }

    /// Whether calls wait to be let through.
    public var isGated: Bool { gate != nil }

    /// What every call throws; nil for none.
    public var failure: StoreError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    /// What is kept, once the gate lets the call through.
    @concurrent
    public func bookmarks() async throws(StoreError) -> [User] {
        try await pass(.read)
        return users
    }

    /// Changes what is kept, once the gate lets the call through.
    @concurrent
    public func apply(_ change: BookmarksChange) async throws(StoreError) {
        try await pass(.apply(change))
        kept.withLock { $0 = $0.applying(change) }
    }

    private func pass(_ call: Call) async throws(StoreError) {
        try await gate?.ask(call)
        if let failure { throw failure }
    }
}
