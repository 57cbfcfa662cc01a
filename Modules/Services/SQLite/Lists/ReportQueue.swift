/// A queue that runs reports of changes on the main actor, one after the other, in the order they were added.
///
/// Without this queue, two tasks started by an actor may overtake each other on their way to the main actor.
struct ReportQueue {
    private var last: Task<Void, Never>?

    /// Adds a report after the others.
    ///
    /// - Returns: A task that ends when the report has run.
    mutating func add(_ report: @escaping @MainActor @Sendable () -> Void) -> Task<Void, Never> {
        let task = Task { @MainActor [last] in
            await last?.value
            report()
        }
        last = task
        return task
    }
}
