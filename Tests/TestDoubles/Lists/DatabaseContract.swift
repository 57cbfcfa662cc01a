public import Interactor
import Model
public import Testing

/// The rules for every database of to-do lists.
///
/// Pass all cases to a test of each database.
public enum DatabaseContract: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case startsEmpty = "starts empty"
    case keepsEveryPart = "returns every part of lists and items as it was saved"
    case takesAnyText = "keeps quotes, line ends, NUL, emoji and right-to-left text"
    case sortsLists = "puts the list that changed last first"
    case sortsItems = "puts the newest item of a list first"
    case sortsEqualDates = "puts what was added last first if dates are equal"
    case tellsEqualDatesApart = "tells items with equal dates apart by their IDs"
    case createsItem = "adds an item and dates its list"
    case renamesList = "renames a list, dates it, and leaves the others alone"
    case editsItem = "changes the text of an item, dates its list, and leaves the rest alone"
    case completesItem = "sets and clears the completion of an item, dates its list, and leaves the rest alone"
    case deletesItems = "deletes items and dates their lists"
    case createsItemAgain = "adds a deleted item as it was, in its place by its date, and dates its list"
    case deletesLists = "deletes lists with their items, and leaves the others alone"
    case deletesTheRest = "deletes what is left, and does not refuse to delete what is gone"
    case refusesUnknownList = "refuses to change an unknown list, and changes nothing"
    case refusesUnknownItem = "refuses to change an unknown item, and changes nothing"
    case refusesKnownID = "refuses a list or an item whose ID is taken, and changes nothing"

    /// The rule as a sentence about the database.
    public var testDescription: String { rawValue }

    /// Checks this rule with `database`, which is new.
    public func check(_ database: some Database) async throws {
        switch self {
        case .startsEmpty: try await expect(database, [])
        case .keepsEveryPart, .takesAnyText, .sortsLists, .sortsItems, .sortsEqualDates, .tellsEqualDatesApart:
            try await checkKeeping(database)
        case .createsItem, .createsItemAgain, .renamesList, .editsItem, .completesItem, .deletesItems, .deletesLists,
            .deletesTheRest:
            try await checkChanging(database)
        case .refusesUnknownList, .refusesUnknownItem, .refusesKnownID: try await checkRefusing(database)
        }
    }

    func expect(
        _ database: some Database, _ lists: [ToDoList], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let found = try await database.getAllToDoLists()
        #expect(found == lists, "The database \(rawValue).", sourceLocation: sourceLocation)
    }

    private func checkKeeping(_ database: some Database) async throws {
        switch self {
        case .keepsEveryPart:
            let list = ToDoList.sample(
                at: 0.123, items: [.sample("Eggs", at: -3.000_001, done: 12.75), .sample("Milk", at: -1e9)])
            try await database.createNewList(list)
            try await expect(database, [list])
        case .takesAnyText:
            let text = "'; DROP TABLE lists; --\"\\\n\u{0}\u{1b}[31m 👩‍👩‍👧 \u{202e}שלום Rene\u{301}"
            let list = ToDoList.sample(text, items: [.sample(text), .sample("")])
            try await database.createNewList(list)
            try await expect(database, [list])
        case .sortsLists:
            let lists = [3, 2, 1].map { ToDoList.sample("\($0)", at: $0) }
            for index in [1, 0, 2] { try await database.createNewList(lists[index]) }
            try await expect(database, lists)
        case .sortsItems:
            let items = [3, 2, 1].map { ToDoItem.sample("\($0)", at: $0) }
            let list = ToDoList.sample()
            try await database.createNewList(list)
            for index in [1, 0, 2] { try await database.createNewItem(items[index], inList: list.id) }
            #expect(try await database.getAllToDoLists().first?.items == items)
        case .sortsEqualDates:
            let lists = ["C", "B", "A"].map { ToDoList.sample($0, items: [.sample("2"), .sample("1")]) }
            for list in lists.reversed() { try await database.createNewList(list) }
            let item = ToDoItem.sample("3")
            try await database.createNewItem(item, inList: lists[0].id)
            try await expect(database, [lists[0].with([item] + lists[0].items), lists[1], lists[2]])
        default:
            let items = [ToDoItem.sample("One"), .sample("Other")]
            let list = ToDoList.sample(items: items)
            try await database.createNewList(list)
            try await database.deleteItems([items[0].id], at: list.updated)
            try await expect(database, [list.with([items[1]])])
        }
    }
}
