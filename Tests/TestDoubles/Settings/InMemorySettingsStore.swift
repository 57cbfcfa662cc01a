public import Interactor
public import Model
import Synchronization
public import TestKit

/// A store that keeps settings in memory.
public final class InMemorySettingsStore: SettingsStore {
    /// A call of the store.
    public enum Call: Hashable, Sendable {
        case read
        case apply(SettingsChange)
    }

    /// A queue in which calls wait until the test lets them through or makes them fail.
    public typealias Gate = RequestQueue<Call, Void, StoreError>

    private let kept: Mutex<Settings?>
    private let failing = Mutex<StoreError?>(nil)
    private let unreadable = Mutex<StoreError?>(nil)
    private let gate: Gate?

    /// - Parameter gate: The queue in which calls wait for the test's answer; nil to let all through at once.
    public init(_ settings: Settings? = nil, gate: Gate? = nil) {
        kept = Mutex(settings)
        self.gate = gate
    }

    /// The saved settings.
    public var saved: Settings? { kept.withLock { $0 } }

    /// The error that every call throws, if any.
    public var failure: StoreError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    /// The error that reading throws until the settings are changed, if any.
    public var readingFailure: StoreError? {
        get { unreadable.withLock { $0 } }
        set { unreadable.withLock { $0 = newValue } }
    }

    /// Returns the saved settings once the gate lets the call through.
    @concurrent
    public func settings() async throws(StoreError) -> Settings? {
        try await pass(.read)
        if let readingFailure { throw readingFailure }
        return saved
    }

    /// Makes `changes` once the gate lets the call through.
    @concurrent
    public func apply(_ change: SettingsChange) async throws(StoreError) -> Settings {
        try await pass(.apply(change))
        readingFailure = nil
        return kept.withLock { kept in
            let settings = (kept ?? Settings()).applying(change)
            kept = settings
            return settings
        }
    }

    private func pass(_ call: Call) async throws(StoreError) {
        try await gate?.ask(call)
        if let failure { throw failure }
    }
}
