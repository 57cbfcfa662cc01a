public import Interactor
import Synchronization
public import TestKit

/// A store that keeps a value in memory, and whose calls a test can hold back or make fail.
public final class InMemoryStore<Value: Sendable, Change: Hashable & Sendable>: Sendable {
    /// A call to the store.
    public enum Call: Hashable, Sendable {
        case read
        case apply(Change)
    }

    /// A queue in which calls wait until the test lets them through or makes them fail.
    public typealias Gate = RequestQueue<Call, Void, StoreError>

    private let kept: Mutex<Value>
    private let failing = Mutex<StoreError?>(nil)
    private let unreadable = Mutex<StoreError?>(nil)
    private let gate: Gate?

    /// - Parameter gate: The queue in which calls wait for the test's answer; nil lets all calls through.
    public init(keeping value: Value, gate: Gate? = nil) {
        kept = Mutex(value)
        self.gate = gate
    }

    /// The stored value.
    public var value: Value { kept.withLock { $0 } }

    /// The error that every call throws, if any.
    public var failure: StoreError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    /// The error that reading throws until the value is changed, if any.
    public var readingFailure: StoreError? {
        get { unreadable.withLock { $0 } }
        set { unreadable.withLock { $0 = newValue } }
    }

    /// Returns the stored value after the gate has let the call through.
    @concurrent
    func read() async throws(StoreError) -> Value {
        try await pass(.read)
        if let readingFailure { throw readingFailure }
        return value
    }

    /// Makes `change` after the gate has let the call through, and returns the changed value.
    @concurrent
    func make(_ change: Change, _ applying: @Sendable (Value) -> Value) async throws(StoreError) -> Value {
        try await pass(.apply(change))
        readingFailure = nil
        return kept.withLock { kept in
            kept = applying(kept)
            return kept
        }
    }

    private func pass(_ call: Call) async throws(StoreError) {
        try await gate?.ask(call)
        if let failure { throw failure }
    }
}
