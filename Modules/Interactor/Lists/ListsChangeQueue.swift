import Binding
import Model

/// Makes changes in a database, one after the other, in the order in which they were added.
///
/// If the creation of a list or an item fails, what waits to change it becomes a part of that creation. So no change
/// fails only because of another one.
final class ListsChangeQueue {
    private let database: any Database
    private let work: Work
    private var steps: [Step] = []
    private var attempts = 0

    /// The change that is being made, and those that wait, in their order.
    var changes: [ListsChange] { steps.map(\.change) }

    private struct Step {
        let change: ListsChange
        let didEnd: (FailedChange?) -> Void
    }

    init(database: any Database, work: Work) {
        self.database = database
        self.work = work
    }

    /// Adds a change behind the others.
    ///
    /// - Parameter didEnd: Called when the change is no longer among `changes`, with its failure if it failed. It may
    ///   add another.
    func add(_ change: ListsChange, didEnd: @escaping (FailedChange?) -> Void) {
        steps.append(Step(change: change, didEnd: didEnd))
        if steps.count == 1 { runNext() }
    }

    private func runNext() {
        guard let change = steps.first?.change else { return }
        attempts += 1
        work.start(for: self) { [database] () async throws(DatabaseError) in
            try await change.make(in: database)
        } then: { queue, result in
            queue.finish(result)
        }
    }

    private func finish(_ result: Result<Void, DatabaseError>) {
        let step = steps.removeFirst()
        var failed: FailedChange?
        if case .failure(let error) = result {
            failed = takeUnsaved(by: step.change).map { FailedChange(id: attempts, change: $0, error: error) }
        }
        // Start the next step before telling: a change that is added then must queue behind it.
        runNext()
        step.didEnd(failed)
    }

    /// Returns what is not saved after `failed` was not made: nothing if a waiting change makes it pointless.
    private func takeUnsaved(by failed: ListsChange) -> ListsChange? {
        let needing = steps.map(\.change).filter { $0.needs(failed) }
        steps.removeAll { $0.change.needs(failed) }
        if changes.contains(where: { $0.replaces(failed) }) { return nil }
        return failed.including(needing)
    }
}
