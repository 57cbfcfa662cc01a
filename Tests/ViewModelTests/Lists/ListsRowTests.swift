import Model
import TestDoubles
import Testing

@testable import ViewModel

@Suite("List rows")
struct ListsRowTests {
    private static let groceries = ToDoList.sample("Groceries", at: 3, items: [.sample()])

    @Test("A list's row shows its name on one line, its last change and the number of its items")
    func list() {
        let row = ListRow(list: Self.groceries, localization: .sample)
        #expect(row.name == "Groceries" && row.updated == "Updated 1 Jan 2026 at 0:00" && row.itemCount == "(1 item)")
        #expect(ListRow(list: .sample("One\nTwo"), localization: .sample).name == "One Two")
        #expect([0, 3].map(ListsWords.itemCount) == ["(0 items)", "(3 items)"])
    }

    @Test("An item's row shows the item's text on one line, and whether the item is done")
    func item() {
        #expect(ItemRow(item: .sample("One\nTwo\r\nThree")).text == "One Two Three")
        #expect(!ItemRow(item: .sample()).isDone)
        #expect(ItemRow(item: .sample(done: 1)).isDone)
    }

    @Test(
        "Two list rows are equal if and only if they show the same list and look the same",
        arguments: [
            (groceries.with([.sample("Other")]), true), (groceries.with([]), false),
            (.sample("Food", id: groceries.id, at: 3, items: groceries.items), false),
            (.sample("Groceries", id: groceries.id, at: 4, items: groceries.items), false),
            (.sample("Groceries", at: 3, items: groceries.items), false),
        ])
    func equality(other: ToDoList, isEqual: Bool) {
        let row = ListRow(list: Self.groceries, localization: .sample)
        #expect((ListRow(list: other, localization: .sample) == row) == isEqual)
        #expect(ListRow(list: Self.groceries, localization: .sample(locale: "en_US")) != row)
        #expect(
            ListRow(list: Self.groceries.with([.sample("Other")]), localization: .sample).hashValue == row.hashValue)
    }

    private let books = ListRow(list: .sample("Books"), localization: .sample)
    private let milk = ItemRow(item: .sample("Milk"))

    @Test(
        "A text in a form counts as an unsaved change only if the enter key would store the text",
        arguments: [(" Tea ", true, true), (" Books ", false, true), (" Milk ", true, false), (" ", nil, nil)]
            as [(String, Bool?, Bool?)])
    func texts(text: String, changesList: Bool?, changesItem: Bool?) {
        #expect((ListRow.unsavedChange(text, of: books) != nil) == (changesList ?? false))
        #expect((ItemRow.unsavedChange(text, of: milk) != nil) == (changesItem ?? false))
        #expect((ListRow.unsavedChange(text, of: nil) != nil) == (changesList != nil))
        #expect((ItemRow.unsavedChange(text, of: nil) != nil) == (changesItem != nil))
    }

    @Test("The warning about an unsaved text names the change that the text would make, and truncates a long text")
    func names() {
        let lost = "will be lost."
        #expect(ListRow.unsavedChange("A", of: books) == "The new name “A” of the list “Books” \(lost)")
        #expect(ListRow.unsavedChange("A", of: nil) == "The new list “A” \(lost)")
        #expect(ItemRow.unsavedChange("A", of: milk) == "The change of the item “Milk” to “A” \(lost)")
        let text = String(repeating: "a", count: 1000)
        #expect(ItemRow.unsavedChange(text, of: nil) == "The new item “\(text.prefix(40))…” \(lost)")
    }

    @Test(
        "The texts on the lists' screens are the expected ones",
        arguments: [
            (ListsWords.tabTitle, "Lists"), (ListsWords.loading, "Loading lists"),
            (ListsWords.unavailable, "The lists could not be read"),
            (ListsWords.listName, "List name"), (ListsWords.itemText, "What needs to be done"),
            (ListsWords.newList, "new list"), (ListsWords.rename, "rename"), (ListsWords.newItem, "new item"),
            (ListsWords.toggle(isDone: false), "check"), (ListsWords.toggle(isDone: true), "uncheck"),
            (ListsWords.edit, "edit"), (ListsWords.delete, "delete"),
            (ListsWords.undo, "undo"), (ListsWords.cancel, "cancel"), (ListsWords.deleteButton, "Delete"),
            (ListsWords.createAgainButton, "Create Again"),
            (ListsWords.willBeLost("the ring"), "The ring will be lost."),
            (ListsWords.noLists.title, "No to-do lists yet"),
            (ListsWords.noLists.subtitle, "Create your first list"),
            (ListsWords.noItems.title, "No items yet"),
            (ListsWords.noItems.subtitle, "Add the first item"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
