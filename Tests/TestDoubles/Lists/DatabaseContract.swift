public import Interactor
import Model
public import Testing

/// The rules for every to-do list database.
///
/// Each kind of database has a test that runs all cases.
public enum DatabaseContract: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case startsEmpty = "A new database is empty"
    case keepsEveryPart = "Every part of lists and items is returned as it was saved"
    case takesAnyText = "Quotes, line breaks, NUL, emoji and right-to-left text are kept"
    case sortsLists = "The list that changed last comes first"
    case sortsItems = "The newest item of a list comes first"
    case sortsEqualDates = "If dates are equal, the list or item that was added last comes first"
    case tellsEqualDatesApart = "Items with equal dates are distinguished by their IDs"
    case createsItem = "Adding an item changes only its list, and gives the list a new date"
    case renamesList = "Renaming a list changes only its name and date"
    case editsItem = "Editing an item changes only its text and the date of its list"
    case completesItem = "Setting or clearing an item's completion changes only that and the date of the list"
    case deletesItems = "Deleting items removes only them, and gives their list a new date"
    case createsItemAgain = "A deleted item that is added again is sorted by its old date; its list gets a new date"
    case deletesLists = "Deleting a list deletes its items, but no other list"
    case deletesTheRest = "A deletion ignores what does not exist, and deletes the rest"
    case refusesUnknownList = "Changing an unknown list is an error, and nothing is changed"
    case refusesUnknownItem = "Changing an unknown item is an error, and nothing is changed"
    case refusesKnownID = "Adding a list or an item with an ID in use is an error, and nothing is changed"

    /// The rule, as a sentence.
    public var testDescription: String { rawValue }

    /// Checks this rule with `database`, which must be new.
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
        #expect(found == lists, "\(rawValue).", sourceLocation: sourceLocation)
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
