import Binding
import Model

/// Makes changes in a database, one after the other, in the order in which they were added.
final class ListsChangeQueue {
    private let database: any Database
    private let work: Work
    private var steps: [Step] = []
    private var attempts = 0

    /// Whether no change is being made or waits.
    var isEmpty: Bool { steps.isEmpty }

    private struct Step {
        let change: () -> ListsChange?
        let didEnd: (ListsChange, FailedChange?) -> Void
    }

    init(database: any Database, work: Work) {
        self.database = database
        self.work = work
    }

    /// Adds a change behind the others.
    ///
    /// - Parameters:
    ///   - change: Returns the change when its turn comes; nil if there is none to make by then.
    ///   - didEnd: Called with the change before the next one's turn, and with its failure if it failed.
    func add(_ change: @escaping () -> ListsChange?, didEnd: @escaping (ListsChange, FailedChange?) -> Void) {
        steps.append(Step(change: change, didEnd: didEnd))
        if steps.count == 1 { runNext() }
    }

    private func runNext() {
        guard let step = steps.first else { return }
        guard let change = step.change() else { return finish() }
        attempts += 1
        let attempt = attempts
        work.start(for: self) { [database] () async throws(DatabaseError) in
            try await change.make(in: database)
        } then: { queue, result in
            switch result {
            case .success: step.didEnd(change, nil)
            case .failure(let error): step.didEnd(change, FailedChange(id: attempt, change: change, error: error))
            }
            queue.finish()
        }
    }

    private func finish() {
        steps.removeFirst()
        runNext()
    }
}
