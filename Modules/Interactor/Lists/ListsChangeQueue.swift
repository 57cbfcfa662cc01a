import Binding
import Foundation
import Model

/// Makes changes in a database, one after the other, in the order in which they were added.
///
/// If a change fails, what waits for the same item or list is not tried either. So no change fails only because of
/// another one, and none is made that would be undone when the failed one is tried again.
final class ListsChangeQueue {
    private let database: any Database
    private let work: Work
    private var steps: [Step] = []
    private var failures = 0
    /// The lists and items that were deleted here.
    private var deleted: Set<UUID> = []

    /// The change that is being made, and those that wait, in their order.
    var changes: [ListsChange] { steps.map(\.change) }

    private struct Step {
        let change: ListsChange
        let didEnd: ([FailedChange]) -> Void
    }

    init(database: any Database, work: Work) {
        self.database = database
        self.work = work
    }

    /// Adds a change behind the others.
    ///
    /// - Parameter didEnd: Called when the change is no longer among `changes`, with what is not saved if it failed:
    ///   the change, and those that waited for it, in their order. It may add another.
    func add(_ change: ListsChange, didEnd: @escaping ([FailedChange]) -> Void) {
        steps.append(Step(change: change, didEnd: didEnd))
        if steps.count == 1 { runNext() }
    }

    private func runNext() {
        guard let change = steps.first?.change else { return }
        work.start(for: self) { [database] () async throws(DatabaseError) in
            try await change.make(in: database)
        } then: { queue, result in
            queue.finish(result)
        }
    }

    private func finish(_ result: Result<Void, DatabaseError>) {
        let step = steps.removeFirst()
        var failed: [FailedChange] = []
        switch result {
        case .success: note(step.change)
        case .failure(let error): failed = takeUnsaved(by: step.change).map { failure(of: $0, because: error) }
        }
        // Start the next step before telling: a change that is added then must queue behind it.
        runNext()
        step.didEnd(failed)
    }

    /// Returns a failure with the next number.
    func failure(of change: ListsChange, because error: DatabaseError) -> FailedChange {
        failures += 1
        let missing = error == .noItemFound ? change.item : change.list
        let wasDeletedHere = missing.map(deleted.contains) ?? false
        return FailedChange(id: failures, change: change, error: error, wasDeletedHere: wasDeletedHere)
    }

    /// Whether the list of that ID, which is gone, was deleted here.
    ///
    /// The database reports a deletion before the change has ended.
    func wasDeletedHere(_ list: ToDoList.ID) -> Bool {
        deleted.contains(list) || changes.contains { $0.action == .deleteList && $0.list == list }
    }

    /// Notes what a change that was made has deleted or brought back.
    private func note(_ made: ListsChange) {
        switch made.action {
        case .deleteList: deleted.insert(made.list)
        case .deleteItem(let item): deleted.insert(item)
        default: deleted.subtract([made.list] + [made.item].compactMap(\.self))
        }
    }

    /// Returns what is not saved because `failed` was not made, and no longer waits, but for what a list brings along.
    private func takeUnsaved(by failed: ListsChange) -> [ListsChange] {
        let hanging = changes.filter { $0.hangs(on: failed) }
        steps.removeAll { $0.change.hangs(on: failed) }
        return ([failed] + hanging).joined().filter { !willComeAlong($0) }
    }

    /// Whether a list that waits to be created again has the item that `change` was to create.
    private func willComeAlong(_ change: ListsChange) -> Bool {
        changes.contains { waiting in
            guard case .createList(let list) = waiting.action else { return false }
            return list.id == change.list && change.createsItem(in: list)
        }
    }
}
