public import Interactor
public import Model
import Synchronization
public import TestKit

/// Settings that last as long as the store does.
public final class InMemorySettingsStore: SettingsStore {
    /// What one call asks for.
    public enum Call: Hashable, Sendable {
        case read
        case save(Settings)
    }

    /// Where calls wait for the test to let them through, or to make them fail.
    public typealias Gate = RequestQueue<Call, Void, StoreError>

    private let kept: Mutex<Settings?>
    private let failing = Mutex<StoreError?>(nil)
    private let gate: Gate?

    /// - Parameter gate: Where each call waits until it is answered; nil lets all through at once.
    public init(_ settings: Settings? = nil, gate: Gate? = nil) {
        kept = Mutex(settings)
        self.gate = gate
    }

    /// What is kept.
    public var saved: Settings? { kept.withLock { $0 } }

    /// Whether calls wait to be let through.
    public var isGated: Bool { gate != nil }

    /// What every call throws; nil for none.
    public var failure: StoreError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    /// What is kept, once the gate lets the call through.
    @concurrent
    public func settings() async throws(StoreError) -> Settings? {
        try await pass(.read)
        return saved
    }

    /// Keeps `settings`, once the gate lets the call through.
    @concurrent
    public func save(_ settings: Settings) async throws(StoreError) {
        try await pass(.save(settings))
        kept.withLock { $0 = settings }
    }

    private func pass(_ call: Call) async throws(StoreError) {
        try await gate?.ask(call)
        if let failure { throw failure }
    }
}
