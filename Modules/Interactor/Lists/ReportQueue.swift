/// Calls back on the main actor, one report after the other, in the order in which they were added.
///
/// Without it, two tasks that an actor starts may overtake each other on their way to the main actor.
public nonisolated struct ReportQueue {
    private var last: Task<Void, Never>?

    /// A queue without a report.
    public init() {}

    /// Adds a report behind the others.
    ///
    /// - Returns: What can be awaited for its end.
    public mutating func add(_ report: @escaping @MainActor @Sendable () -> Void) -> Task<Void, Never> {
        let task = Task { @MainActor [last] in
            await last?.value
            report()
        }
        last = task
        return task
    }
}
