import Foundation
public import Interactor
import Model
public import Testing

/// The rules for how every to-do list database reports its changes.
///
/// Each kind of database has a test that runs all cases.
public enum ReportContract: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case reportsWhatItHolds = "Each change is reported once, before its call returns, with all lists after the change"
    case reportsInOrder = "Concurrent changes are reported in the order of their commits"
    case reportsNoRefusal = "A refused change is not reported"
    case reportsIdleDeletion = "A deletion is reported even if nothing is left to delete"
    case reportsCancelledChange = "A change is made and reported even if its task is cancelled"

    /// The rule, as a sentence.
    public var testDescription: String { rawValue }

    /// Checks this rule with `database`, which must be new.
    @MainActor
    public func check(_ database: some Database) async throws {
        let recorder = Recorder()
        database.databaseChangeHandler = { recorder.reports.append($0) }
        let list = ToDoList.sample()
        try await database.createNewList(list)
        switch self {
        case .reportsWhatItHolds:
            let item = ToDoItem.sample(at: 1)
            let changes: [@Sendable (any Database) async throws -> Void] = [
                { try await $0.createNewItem(item, inList: list.id) },
                { try await $0.updateItem(item.id, .completed(.sample(2)), at: .sample(2)) },
                { try await $0.updateList(list.id, name: "Food", at: .sample(3)) },
                { try await $0.deleteItems([item.id], at: .sample(4)) },
                { try await $0.createNewItem(item, inList: list.id, at: .sample(5)) },
                { try await $0.createNewList(.sample("Other")) },
                { try await $0.deleteLists([list.id]) },
            ]
            for change in changes {
                try await change(database)
                let held = try await database.getAllToDoLists()
                #expect(recorder.reports.last == held)
            }
            #expect(recorder.reports.count == changes.count + 1)
        case .reportsInOrder:
            try await withThrowingTaskGroup { group in
                for number in 0..<40 {
                    group.addTask { try await database.createNewItem(.sample("\(number)"), inList: list.id) }
                }
                try await group.waitForAll()
            }
            #expect(recorder.reports.map { $0.first?.items.count } == Array(0...40))
        case .reportsNoRefusal:
            await #expect(throws: DatabaseError.noListFound) {
                try await database.updateList(UUID(), name: "X", at: .sample(1))
            }
            #expect(recorder.reports == [[list]])
        case .reportsIdleDeletion:
            try await database.deleteItems([UUID()], at: .sample(1))
            try await database.deleteLists([UUID()])
            #expect(recorder.reports == [[list], [list], [list]])
        case .reportsCancelledChange:
            try await Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await database.createNewItem(.sample(), inList: list.id)
            }.value
            #expect(recorder.reports.last?.first?.items.count == 1)
        }
        database.databaseChangeHandler = nil
    }

    @MainActor
    private final class Recorder {
        var reports: [[ToDoList]] = []
    }
}
