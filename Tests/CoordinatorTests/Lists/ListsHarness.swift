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

/// The to-do list screens, with a database that the test controls.
@MainActor
final class ListsHarness: Harness {
    let database: ManualDatabase
    private let home: AllListsInteractor

    /// - Parameters:
    ///   - gate: The queue in which each call to the database waits; nil lets all calls through immediately.
    ///   - failure: The error that every call throws; nil lets calls succeed.
    init(
        _ lists: [ToDoList] = [], gate: ManualDatabase.Gate? = nil, failure: DatabaseError? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        database = ManualDatabase(lists, gate: gate)
        database.failure = failure
        let work = Work()
        home = AllListsInteractor(database: database, work: work, idsAndDates: .sample())
        super.init(work: work, sourceLocation: sourceLocation)
        for object in [database, home] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        openAllLists()
    }

    /// Returns a harness that shows `lists`.
    static func showing(
        _ lists: [ToDoList] = .sample, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ListsHarness {
        let harness = ListsHarness(lists, sourceLocation: sourceLocation)
        await harness.settle()
        return harness
    }

    /// Returns a harness that shows the items of `list`.
    static func showingItems(
        of list: ToDoList, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ListsHarness {
        let harness = await showing([list], sourceLocation: sourceLocation)
        await harness.open(Route.first)
        await harness.settle()
        return harness
    }

    private var dependencies: ListsDependencies {
        ListsDependencies(lists: home, localization: .sample, work: work)
    }

    /// Opens the screen of all lists.
    func openAllLists() {
        AllListsCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    /// Opens the screen of the list with the ID `id`.
    func openList(_ id: ToDoList.ID) {
        SingleListCoordinator(dependencies: dependencies, navigation: navigation).start(id)
    }
}

extension ListsHarness {
    /// The visible rows, without the box around them.
    var rows: [String] {
        screen.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("│") }
            .map { $0.dropFirst().dropLast().trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

extension [ToDoList] {
    /// Lists, some of whose names are hard to lay out.
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
