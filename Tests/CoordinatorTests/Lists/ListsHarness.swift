import Binding
import Foundation
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

/// The screens of to-do lists; the test holds the database that they are kept in.
@MainActor
final class ListsHarness: Harness {
    let database: ManualDatabase
    private weak var coordinator: AllListsCoordinator?

    /// - Parameters:
    ///   - gate: Where each call of the database waits for the test; nil lets all through at once.
    ///   - failure: What the database fails with.
    init(
        _ lists: [ToDoList] = [], gate: ManualDatabase.Gate? = nil, failure: DatabaseError? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        database = ManualDatabase(lists, gate: gate)
        database.failure = failure
        super.init(sourceLocation: sourceLocation)
        trackForLeaks(database, sourceLocation: sourceLocation)
        coordinator = openAllLists()
    }

    /// A harness that has drawn `lists`.
    static func showing(
        _ lists: [ToDoList] = .sample, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ListsHarness {
        let harness = ListsHarness(lists, sourceLocation: sourceLocation)
        await harness.settle()
        return harness
    }

    /// A harness that has drawn the items of `list`.
    static func showingItems(
        of list: ToDoList, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ListsHarness {
        let harness = await showing([list], sourceLocation: sourceLocation)
        await harness.open(.list)
        await harness.settle()
        return harness
    }

    /// Opens all lists over the stack in front.
    @discardableResult
    func openAllLists() -> AllListsCoordinator {
        let dependencies = ListsDependencies(
            database: database, stamps: .sample(), localization: .sample, work: work)
        let coordinator = AllListsCoordinator(dependencies: dependencies, navigation: navigation)
        coordinator.start()
        return coordinator
    }

    /// Goes to the screen that `route` names.
    func open(_ route: Route) async { await coordinator?.open(route) }
}

extension ListsHarness {
    /// The whole prompt that says that the database failed.
    static let alert =
        "Internal Error: Oops! Looks like we encountered an error in our internal database. Please try again. [OK]"

    /// The rows that show, without what is around them.
    var rows: [String] {
        screen.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("│") }
            .map { $0.dropFirst().dropLast().trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The row that is marked as selected.
    var selection: String? { rows.first { $0.contains("▸") } }
}

extension [ToDoList] {
    /// Some lists, one with a name that is hard to lay out.
    static var sample: [ToDoList] {
        [
            .sample("Groceries", at: 400_000, items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)]),
            .sample("Räumt die Küche auf", at: 300_000, items: [.sample("掃除機をかける")]),
            .sample("旅行の準備", count: 12, at: 200_000),
            .sample(String(repeating: "A very long name ", count: 10), count: 1234, at: 100_000),
            .sample("Someday", at: 0),
        ]
    }
}
