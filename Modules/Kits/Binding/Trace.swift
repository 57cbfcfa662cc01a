/// Reports the effects of an event to an observer: changed models, work that begins or ends, and notified views.
///
///     await Trace.observe { print($0) } during: {
///         counter.increment()
///     }
///
/// An observer is notified only of events in the operation that it observes, and in the work that this operation
/// starts. Without observers, each trace point costs one comparison.
public enum Trace {
    /// A traced event.
    public enum Event {
        /// An object, usually a ``ModelOwner``, announces a change to its listeners.
        case changed(AnyObject)
        /// Work with this unique number has begun, for an owner of this type.
        case began(Int, for: Any.Type)
        /// Work has ended. Its result is handled next, unless the work was cancelled or its owner was freed.
        case ended(Int, isCancelled: Bool)
        /// A view of this type was notified of a change, by this call.
        case notified(Any.Type, String)
        /// A view model of this type has sent this output through a ``ViewModelInterface``.
        case sent(Any.Type, String)
    }

    /// Calls `observer` with each event of `operation`, and of work that `operation` starts, until `operation` returns.
    public static func observe<Value>(
        with observer: @escaping @MainActor (Event) -> Void, during operation: () async throws -> Value
    ) async rethrows -> Value {
        let observation = Observation(observer)
        observations += 1
        defer {
            observations -= 1
            observation.observer = nil
        }
        return try await $observation.withValue(observation, operation: operation)
    }

    /// Reports that `call` has notified a view of a change.
    ///
    /// Views bound by `configure(with:)` or by a ``ViewModelInterface`` do not need this call.
    public static func notified(_ view: AnyObject, by call: String) {
        note(.notified(type(of: view), call))
    }

    private static var observations = 0
    private static var lastWork = 0
    @TaskLocal private static var observation: Observation?

    /// A box for the observer, emptied when the operation returns, because work that runs longer keeps the box alive.
    private final class Observation {
        var observer: ((Event) -> Void)?

        init(_ observer: @escaping (Event) -> Void) {
            self.observer = observer
        }
    }

    static func note(_ event: @autoclosure () -> Event) {
        if observations > 0, let observer = observation?.observer { observer(event()) }
    }

    /// Reports that work begins.
    ///
    /// - Returns: The work's number; nil if nobody observes.
    static func noteWork(for owner: Any.Type) -> Int? {
        guard observations > 0, let observer = observation?.observer else { return nil }
        lastWork += 1
        observer(.began(lastWork, for: owner))
        return lastWork
    }

    /// Returns the name of an enumeration's case, such as `.updatedProfile(_:)` or `.closed`; returns the name
    /// of the type for any other value.
    static func caseName(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
        guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
        let values = Mirror(reflecting: payload.value)
        // Several associated values, or one with a label, form a tuple. An element without a label is named by its
        // index, such as `.0`.
        let labels = values.displayStyle == .tuple ? values.children.map { $0.label ?? "." } : ["."]
        return ".\(name)(\(labels.map { $0.hasPrefix(".") ? "_:" : "\($0):" }.joined()))"
    }
}
