/// Tells an observer what happens on an event's way: which models change, which work begins and ends, and what views
/// are told.
///
///     await Trace.observe { print($0) } during: {
///         counter.increment()
///     }
///
/// An observer hears only of its own operation and of the work that it starts. Where nobody observes, each place that could
/// tell something costs one comparison.
public enum Trace {
    /// Something that has happened.
    public enum Event {
        /// An object announces a change to its listeners; most are interactors, as ``ModelOwner``.
        case changed(AnyObject)
        /// Work has begun for an owner of that type; it has a number of its own.
        case began(Int, for: Any.Type)
        /// Work has ended; what it leads to comes next, unless it was cancelled or its owner is freed.
        case ended(Int, isCancelled: Bool)
        /// A view of that type was told that something is new, by that call.
        case told(Any.Type, String)
        /// A view model of that type, which is bound by messages, has sent its view that output.
        case sent(Any.Type, String)
    }

    /// Calls `observer` with each event of `operation`, and of the work that it starts, until it returns.
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

    /// Tells that a view was told of something new, by that call.
    ///
    /// Views that are bound by `configure(with:)` or by a ``ViewModelInterface`` need not say so.
    public static func told(_ view: AnyObject, by call: String) {
        note(.told(type(of: view), call))
    }

    private static var observations = 0
    private static var lastWork = 0
    @TaskLocal private static var observation: Observation?

    /// Work that outlives the operation keeps its observation, which then has no observer any more.
    private final class Observation {
        var observer: ((Event) -> Void)?

        init(_ observer: @escaping (Event) -> Void) {
            self.observer = observer
        }
    }

    static func note(_ event: @autoclosure () -> Event) {
        if observations > 0, let observer = observation?.observer { observer(event()) }
    }

    /// Tells that work begins.
    ///
    /// - Returns: Its number; nil if nobody observes.
    static func noteWork(for owner: Any.Type) -> Int? {
        guard observations > 0, let observer = observation?.observer else { return nil }
        lastWork += 1
        observer(.began(lastWork, for: owner))
        return lastWork
    }

    /// Returns the name of an enumeration's case, such as `.updatedProfile(_:)` or `.closed`; of another value, its type.
    static func caseName(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else { return "\(type(of: value))" }
        guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
        let values = Mirror(reflecting: payload.value)
        // Several values, or one with a label, are a tuple. In its place of a label, an element without one has a number.
        let labels = values.displayStyle == .tuple ? values.children.map { $0.label ?? "." } : ["."]
        return ".\(name)(\(labels.map { $0.hasPrefix(".") ? "_:" : "\($0):" }.joined()))"
    }
}
