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

/// The screens of to-do lists, on a database that the test holds.
@MainActor
final class ListsHarness: Harness {
    let database: ManualDatabase
    private let home: AllListsInteractor

    /// - Parameters:
    ///   - gate: The queue in which each call of the database waits; nil lets all calls through at once.
    ///   - failure: The error that every call throws; nil lets calls succeed.
    init(
        _ lists: [ToDoList] = [], gate: ManualDatabase.Gate? = nil, failure: DatabaseError? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        database = ManualDatabase(lists, gate: gate)
        database.failure = failure
        let work = Work()
        home = AllListsInteractor(database: database, work: work, stamps: .sample())
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

    /// Returns a harness that shows items typed into a new list, with the alert that the list could not be saved.
    ///
    /// - Parameter gate: The queue in which each further call of the database waits.
    static func showingUnsavedList(
        _ name: String, items: [String], because error: DatabaseError = .locked,
        gate: ManualDatabase.Gate = ManualDatabase.Gate(), sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ListsHarness {
        let harness = ListsHarness(gate: gate, sourceLocation: sourceLocation)
        try await gate.next().succeed()
        await harness.settle()
        harness.type("n\(name)")
        harness.press(.enter)
        let creating = try await gate.next()
        harness.press(.enter)
        try await gate.next().succeed()
        for item in items {
            harness.type("n\(item)")
            harness.press(.enter)
        }
        creating.answer(.failure(error))
        await harness.settle()
        return harness
    }

    private var dependencies: ListsDependencies {
        ListsDependencies(lists: home, localization: .sample, work: work)
    }

    /// Opens a screen of all lists over the front screen.
    func openAllLists() {
        AllListsCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    /// Opens the screen of a list over the front screen.
    func openList(_ id: ToDoList.ID) {
        SingleListCoordinator(dependencies: dependencies, navigation: navigation).start(id)
    }

}

extension ListsHarness {
    /// The whole prompt after the lists could not be read.
    static let alert = "Error: The lists could not be read. \(reason) [OK]"
    /// Returns the whole prompt after a change could not be made.
    static func alert(notSaved subject: String) -> String {
        "Error: Not saved: \(subject). \(reason) [Try Again] [OK]"
    }
    private static let reason = "The database /data is locked by another process. Close that process first."

    /// The rows that show, without the box around them.
    var rows: [String] {
        screen.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("│") }
            .map { $0.dropFirst().dropLast().trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The keys that the front screen offers, with what they do.
    var hints: [String] { shell.front?.keyHints.map { "\($0.key) \($0.action)" } ?? [] }

    /// The row that is marked as selected.
    var selection: String? { rows.first { $0.contains("▸") } }
}

extension [ToDoList] {
    /// Some lists, some with names that are hard to lay out.
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
